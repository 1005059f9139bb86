/** @jest-environment jsdom */
import { MARK_SCRIPTED, SCRIPTED } from '@/lib/mark-scripted';

const root = document.documentElement;

afterEach(() => root.classList.remove(SCRIPTED));

it('marks a page in a browser that runs the scripts', () => {
  root.className = 'font';
  new Function(MARK_SCRIPTED)();
  expect(root).toHaveClass('font', SCRIPTED);
});

it('leaves a page unmarked in an older browser', () => {
  const { toSorted } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  try {
    expect(() => new Function(MARK_SCRIPTED)()).toThrow();
  } finally {
    Object.defineProperty(Array.prototype, 'toSorted', {
      value: toSorted,
      configurable: true,
      writable: true,
    });
  }
  expect(root).not.toHaveClass(SCRIPTED);
});
