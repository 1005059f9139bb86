/** What addresses say of the languages whose courses come first, "&prefer=es". Every page loads this and no more of it. */
export const preferred = { query: '' };
