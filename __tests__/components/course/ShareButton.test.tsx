import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/course/ShareButton';
import { showToast } from '@/lib/browser/toast';

jest.mock('@/lib/browser/toast', () => ({ showToast: jest.fn() }));
beforeEach(() => jest.mocked(showToast).mockClear());

const press = async (user = userEvent.setup()) => {
  render(<ShareButton title="Algebra" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
};

describe('ShareButton', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('copies the link and says so', async () => {
    await press();
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(showToast).toHaveBeenCalledWith('Link copied.', 'good');
  });

  it('opens the share sheet of a device that has one, and takes no for an answer', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Algebra', url: location.href });
    expect(showToast).not.toHaveBeenCalled();
  });

  it('shows the link where it may not be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await press(user);
    expect(showToast).toHaveBeenCalledWith(`Copy this link: ${location.href}`);
  });
});
