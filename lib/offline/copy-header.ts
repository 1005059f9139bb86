/** Tells the server that a page is fetched for later, by nobody who looks at it. */
export const COPY_HEADER = 'x-offline-copy';
