/** Header that tells the server that a page is fetched for offline use, not for a visitor. */
export const COPY_HEADER = 'x-offline-copy';
