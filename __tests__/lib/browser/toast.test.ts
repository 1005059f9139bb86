import { areToastsWanted, onToastsWanted, showToast } from '@/lib/browser/toast';

jest.mock('react-hot-toast', () => {
  throw new Error('Failed to load chunk');
});

it('says nothing, and breaks nothing, when the library cannot be fetched', async () => {
  const wanted = jest.fn();
  const stop = onToastsWanted(wanted);
  await expect(showToast('Saved')).resolves.toBeUndefined();
  expect(wanted).not.toHaveBeenCalled();
  expect(areToastsWanted()).toBe(false);
  stop();
});
