/** Told to the document when React begins to take the page over: from now on it hears what is pressed. */
export const TAKEN_OVER = 'polymath:taken-over';

/**
 * Begins the scripts of a page, which name their address as `data-src`, once the page has been painted: on a slow
 * network they would share the line with the styles and the font that the first picture waits for. A page that nobody
 * looks at is never painted, and begins them at once. The button that was pressed last meanwhile is pressed again for
 * React. Written into every page; its hash stands in the policy.
 */
export const BEGIN_SCRIPTS = `(function () {
  var pressed;
  function note(event) {
    pressed = event.target.closest('button[type="button"]') || pressed;
  }
  function begin() {
    document.querySelectorAll('script[data-src]').forEach(function (script) {
      script.async = false;
      script.src = script.dataset.src;
      script.removeAttribute('data-src');
    });
  }
  document.addEventListener('click', note, true);
  document.addEventListener('${TAKEN_OVER}', function () {
    document.removeEventListener('click', note, true);
    if (pressed) pressed.click();
  }, { once: true });
  if (document.hidden) return begin();
  document.addEventListener('visibilitychange', begin, { once: true });
  requestAnimationFrame(function () { setTimeout(begin); });
})();`;
