/** Loads what the pages of courses and lessons only show, for a browser that renders it: all of it or nothing. */
export const loadShown = () => import('./shown');
