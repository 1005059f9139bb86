/** Removes characters from the end of a text. A pattern that ends in `+$` would take quadratic time. */
export function dropEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
