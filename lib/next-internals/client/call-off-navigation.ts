/*
 * Needs: where a listener of `routeChangeError` throws an error marked `cancelled`, the pages router takes the
 * navigation for called off. The mark is documented, that a listener may set it is not.
 * Why: by itself the router lets the browser open what it could not fetch, and the open page is lost
 * (docs/decisions/failed-navigations.md).
 * When it is gone: a failed navigation ends in the browser's own error page.
 */

type RouterError = Error & { cancelled?: boolean };

/** Whether somebody went elsewhere before the page came. */
export const isCalledOff = (error: RouterError): boolean => error.cancelled === true;

/** Leaves the open page as it is. To be called by a listener of `routeChangeError`. */
export function callOffNavigation(): never {
  throw Object.assign(new Error('called off'), { cancelled: true });
}
