/** Loads what a search page only shows, for a browser that renders it: all of it or nothing. */
export const loadShown = () => import('./shown');
