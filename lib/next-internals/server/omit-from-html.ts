/*
 * Needs: Next renders a page with the very props that its loader returns, and writes them into its HTML with
 * `JSON.stringify`, which asks objects for their `toJSON`.
 * Why: most data of a page is for parts that no browser renders, because the HTML has them. It was a fifth of the HTML.
 * When it is gone: pages work, and carry their data twice.
 */

/** A copy of `whole` that is not written into the HTML of the page: its place in the props stays empty. */
export function omitFromHtml<Whole extends object>(whole: Whole): Whole {
  return Object.defineProperty({ ...whole }, 'toJSON', { value: () => undefined });
}
