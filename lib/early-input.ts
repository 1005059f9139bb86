/** Event on the document once React has hydrated the page and handles input itself. */
export const HYDRATED = 'polymath:hydrated';
/** Attribute of a control that was pressed before React could handle it. */
const PRESSED = 'data-pressed';

/**
 * Records presses before hydration and replays them afterwards in order: buttons are clicked, ticked filters
 * are ticked again. Links, forms and text fields work without scripts and need no replay. A press is dropped
 * if the person moves on to something else, so that nothing opens while they type. The script is part of
 * every page; the content security policy contains its hash.
 */
export const REPLAY_EARLY_INPUT = `(function () {
  var SELECTOR = 'button[type="button"], input[type="checkbox"]';
  var pressed = [], pointed;
  function forget() {
    pressed.splice(0).forEach(function (control) { control.removeAttribute('${PRESSED}'); });
  }
  var listeners = {
    pointerdown: function (event) {
      var label = event.target.closest('label');
      pointed = ((label && label.control) || event.target).closest(SELECTOR);
    },
    click: function (event) {
      var control = event.target.closest(SELECTOR);
      if (!control) return;
      var at = pressed.indexOf(control);
      if (at < 0) {
        pressed.push(control);
        control.setAttribute('${PRESSED}', '');
      } else if (control.type === 'checkbox') {
        pressed.splice(at, 1);
        control.removeAttribute('${PRESSED}');
      }
    },
    focusin: function (event) {
      if (event.target !== pointed && pressed.indexOf(event.target) < 0) forget();
    },
    input: function (event) {
      if (event.target.type !== 'checkbox') forget();
    }
  };
  function each(change) {
    Object.keys(listeners).forEach(function (type) { document[change](type, listeners[type], true); });
  }
  each('addEventListener');
  document.addEventListener('${HYDRATED}', function () {
    each('removeEventListener');
    var queue = pressed.slice();
    forget();
    queue.forEach(function (control) {
      if (control.type === 'checkbox') control.checked = !control.checked;
      control.click();
    });
  }, { once: true });
})();`.replaceAll(/\n\s*/g, '\n');
