/*
 * Needs: React leaves the children of an element alone when it hydrates one with `dangerouslySetInnerHTML`, and does
 * not mend a difference under `suppressHydrationWarning`.
 * Why: most of a page only shows and links. Hydrating it was two thirds of a phone's work (docs/decisions/server-html.md).
 * When it is gone: the parts are emptied when the page is hydrated, or React reports a mismatch and renders them all.
 */

/** Attributes of an element whose content stays as the server sent it. To be used while hydrating only. */
export const KEEP_SERVER_HTML = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
