/** The one cookie of the site: a browser whose visitor refused to be counted says so to the server with it. */
export const REFUSAL_COOKIE = 'analytics=no';
