/** Class of the `html` element if the browser can run the site's scripts. */
export const SCRIPTED = 'scripted';

/**
 * Marks the page before its first paint, so that controls that need scripts are shown only where they work.
 * The two features came last of those that the scripts need: Chrome 110, Firefox 115, Safari 16.4. In an older
 * browser the line throws and the page stays as without scripts.
 */
export const MARK_SCRIPTED = `[].toSorted(); new RegExp('(?<=a)b'); document.documentElement.classList.add('${SCRIPTED}');`;
