/** Settings that are not set when the site is built; those that are set are written into its code. */
export const env = {};
