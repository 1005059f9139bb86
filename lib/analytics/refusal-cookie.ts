/** The site's only cookie. It tells the server that the visitor does not want to be counted. */
export const REFUSAL_COOKIE = 'analytics=no';
