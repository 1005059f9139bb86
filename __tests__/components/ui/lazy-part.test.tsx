import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from '@/components/ui/lazy-part';
import { PartState } from '@/components/ui/PartState';

/** A part whose code cannot be fetched the first time. */
function aPart(opening?: string) {
  const load = jest
    .fn<Promise<() => React.ReactNode>, []>()
    .mockRejectedValueOnce(new Error('Failed to load chunk /_next/static/chunks/1.js'))
    .mockResolvedValue(() => <p>Here it is</p>);
  const Part = lazyPart(load, (progress) => <PartState {...progress} opening={opening} />);
  return { Part, load };
}

it('says that a part could not be loaded, and tries again', async () => {
  const { Part, load } = aPart('Opening…');
  render(<Part />);
  expect(screen.getByText('Opening…')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load this. Please try again.');
  expect(screen.queryByText(/chunk/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows nothing while it loads if nobody asked for it', async () => {
  const { Part } = aPart();
  const { container } = render(<Part />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('shows a part at once that was loaded before', async () => {
  const Part = lazyPart(async () => () => <p>Here it is</p>);
  const { unmount } = render(<Part />);
  expect(await screen.findByText('Here it is')).toBeVisible();
  unmount();
  render(<Part />);
  expect(screen.getByText('Here it is')).toBeVisible();
});
