/**
 * Replaces each half of a surrogate pair, which cannot be encoded in an address or a file, by the replacement
 * character. `String.prototype.toWellFormed` is missing before Firefox 119.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
