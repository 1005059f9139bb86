/** Longest wait in milliseconds on a busy page. */
const AT_LATEST_MS = 3_000;

/** Runs something once the page has loaded and the browser is idle. Returns how to cancel it. */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(run, { timeout: AT_LATEST_MS });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, 200);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, { once: true });
    cancel = () => removeEventListener('load', wait);
  }
  return () => cancel();
}
