import { render } from '@testing-library/react';
import { useScrollRestoration } from '@/lib/browser/use-scroll-restoration';

function Page() {
  useScrollRestoration();
  return null;
}

const happen = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

it('leaves the position to the browser while the document is left, and takes it back with the document', () => {
  // The DOM of these tests has no such property.
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'manual', writable: true });
  render(<Page />);
  happen('pageshow', false);
  expect(window.history.scrollRestoration).toBe('manual');
  happen('pagehide', true);
  expect(window.history.scrollRestoration).toBe('auto');
  happen('pageshow', true);
  expect(window.history.scrollRestoration).toBe('manual');
});
