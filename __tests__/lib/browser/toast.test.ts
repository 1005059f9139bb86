import { onToasts, showToast, toastState } from '@/lib/browser/toast';

jest.mock('react-hot-toast', () => {
  throw new Error('Failed to load chunk');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a message by itself for a while when the library cannot be fetched', async () => {
  const told = jest.fn();
  const stop = onToasts(told);
  await showToast('Saved');
  await jest.advanceTimersByTimeAsync(3_999);
  await showToast('Removed');
  await jest.advanceTimersByTimeAsync(3_999);
  expect(toastState()).toEqual({ plain: 'Removed' });
  await jest.advanceTimersByTimeAsync(1);
  expect(toastState().plain).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(3);
  stop();
});
