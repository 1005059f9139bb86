/** Props of a page that cannot be made while the catalogue is away. */
export type Unavailable = { unavailable: true };
