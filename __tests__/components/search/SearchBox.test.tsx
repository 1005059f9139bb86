import { act, fireEvent, screen, within } from '@testing-library/react';
import { goOnline } from '@/__tests__/support/online';
import { aRouter } from '@/__tests__/support/router';
import { box, options, pass, remember, showBox, user } from '@/__tests__/support/search-box';

const stored = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]');

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ suggestions: [] }) }) as Response);
});

describe('the field', () => {
  it('asks for any course on the planet', () => {
    showBox();
    expect(box()).toHaveAttribute('placeholder', 'Search any course on the planet');
    expect(box()).toHaveAccessibleName('Search any course on the planet');
  });

  it('shows the Search button only while it holds text', async () => {
    showBox();
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
    await user.type(box(), 'p');
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    await user.clear(box());
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  });
});

describe('searching', () => {
  it('ignores blank text', async () => {
    const { router } = showBox();
    await user.type(box(), '   {Enter}');
    expect(router.push).not.toHaveBeenCalled();
    expect(stored()).toEqual([]);
  });

  it('ignores Enter while an input method composes text', async () => {
    const { router } = showBox();
    remember('python');
    await user.type(box(), '{ArrowDown}');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(router.push).not.toHaveBeenCalled();
  });

  it('shows a spinner while submitting, and for 500 ms after the navigation', async () => {
    let arrive = (_ok: boolean) => {};
    const push = jest.fn(() => new Promise<boolean>((resolve) => (arrive = resolve)));
    showBox(aRouter({ push }));
    await user.type(box(), 'python{Enter}');
    await pass(5_000);
    expect(screen.getByTestId('spinner')).toBeVisible();
    arrive(true);
    await pass(499);
    expect(screen.getByTestId('spinner')).toBeVisible();
    await pass(1);
    expect(screen.queryByTestId('spinner')).not.toBeInTheDocument();
  });

  it('reports nothing about a search that a newer navigation replaced', async () => {
    const push = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    showBox(aRouter({ push }));
    await user.type(box(), 'python{Enter}');
    await pass(1_000);
    expect(screen.getByTestId('spinner')).toBeVisible();
    await user.type(box(), ' 3{Enter}');
    await pass(1_000);
    expect(screen.queryByTestId('spinner')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['.', '..', ' . ', '%2e%2E', '．'])(
    'says that %j is no search: no address can hold it',
    async (dots) => {
      const { router } = showBox();
      await user.type(box(), `${dots}{Enter}`);
      expect(router.push).not.toHaveBeenCalled();
      expect(stored()).toEqual([]);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^“\.{1,2}” is no search\. Please type a word/,
      );
      await user.type(box(), 'net');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('the ring', () => {
  const ring = () => screen.queryByTestId('ring');

  it('fills over one second in 100 steps while somebody types, and goes', async () => {
    showBox();
    expect(ring()).not.toBeInTheDocument();
    await user.type(box(), 'p');
    expect(ring()?.style.animation).toBe('ring-fill 1000ms steps(100) both');
    fireEvent.animationEnd(ring() as HTMLElement);
    expect(ring()).not.toBeInTheDocument();
  });

  it('starts again at each keystroke', async () => {
    showBox();
    await user.type(box(), 'p');
    const first = ring();
    await user.type(box(), 'y');
    expect(ring()).toBeVisible();
    expect(ring()).not.toBe(first);
  });
});

describe('recent searches', () => {
  it('need no list while there are none', async () => {
    showBox();
    await user.click(box());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are removed one by one, and the field keeps the focus', async () => {
    remember('python', 'java');
    showBox();
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Remove python from recent searches' }));
    expect(options()).toEqual(['java']);
    expect(stored()).toEqual(['java']);
    expect(box()).toHaveFocus();
  });

  it('hide 200 ms after the field lost the focus, not earlier', async () => {
    remember('python');
    showBox();
    await user.click(box());
    act(() => box().blur());
    await pass(199);
    expect(screen.getByRole('listbox')).toBeVisible();
    await pass(1);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('stay when the focus comes back in time', async () => {
    remember('python');
    showBox();
    await user.click(box());
    act(() => box().blur());
    await pass(100);
    act(() => box().focus());
    await pass(1_000);
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('are all listed again when somebody comes back after typing and leaving', async () => {
    remember('python', 'java');
    showBox();
    await user.type(box(), 'py');
    expect(options()).toEqual(['python']);
    act(() => box().blur());
    await pass(200);
    act(() => box().focus());
    expect(box()).toHaveValue('py');
    expect(options()).toEqual(['python', 'java']);
  });
});

describe('offline', () => {
  it('disables the field and says so', () => {
    showBox();
    goOnline(false);
    expect(box()).toBeDisabled();
    expect(box()).toHaveAttribute('placeholder', "You're offline - Search will be available when online");
    expect(screen.getByText("You're offline - Some features may be limited")).toBeVisible();
    goOnline(true);
    expect(box()).toBeEnabled();
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });

  it('answers an attempt with a message and does nothing else', async () => {
    const { router } = showBox();
    await user.type(box(), 'python');
    goOnline(false);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You are offline. Please check your internet connection.',
    );
    expect(router.push).not.toHaveBeenCalled();
    expect(stored()).toEqual([]);
    goOnline(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes the list, and does not open it by itself when the network is back', async () => {
    remember('python');
    showBox();
    await user.click(box());
    goOnline(false);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    goOnline(true);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  it('holds no control within an option', async () => {
    remember('python');
    showBox();
    await user.click(box());
    expect(within(screen.getByRole('listbox')).queryAllByRole('button')).toEqual([]);
  });
});
