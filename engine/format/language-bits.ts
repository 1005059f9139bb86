/** Languages that have a bit in a word's map: whole numbers are exact up to 2^53. */
export const MAX_LANGUAGES = 50;

/** Whether a map has the language of this number, from 1. */
export const hasLanguage = (map: number, id: number): boolean => Math.floor(map / 2 ** (id - 1)) % 2 === 1;

/** The map with this language; a language beyond the last bit is left out. */
export const withLanguage = (map: number, id: number): number =>
  id > MAX_LANGUAGES || hasLanguage(map, id) ? map : map + 2 ** (id - 1);
