/** Props of a page that needs the catalogue while it is unavailable. */
export type Unavailable = { unavailable: true };
