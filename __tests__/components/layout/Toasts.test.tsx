import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from '@/components/layout/Toasts';
import { showToast, toastState } from '@/lib/browser/toast';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  // The library asks whether less motion is wanted; jsdom has no answer.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

// The first test: once fetched, the library stays.
it('fetches the library when somebody begins to act, not before', async () => {
  render(<Toasts />);
  expect(toastState().library).toBeUndefined();
  await pass(10_000);
  expect(toastState().library).toBeUndefined();
  fireEvent.pointerDown(document.body);
  await pass(100);
  expect(toastState().library).toBeDefined();
});

it.each(['plain', 'good', 'bad'] as const)('shows a %s message as a toast', async (kind) => {
  render(<Toasts />);
  await act(() => showToast(`A ${kind} message`, kind));
  await pass(100);
  const toast = screen.getByText(`A ${kind} message`);
  expect(toast.parentElement).toHaveClass('toast');
});
