/** Takes signs off the end of a text. A pattern that ends in `+$` would look at each run of them again and again. */
export function dropEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
