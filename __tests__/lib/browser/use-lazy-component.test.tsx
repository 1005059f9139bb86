import { render, screen, waitFor } from '@testing-library/react';
import { showToast } from '@/lib/browser/toast';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';

jest.mock('@/lib/browser/toast');

const Thing = () => <p>Here it is</p>;

function Place({
  load,
  wanted,
  onFail,
}: {
  load: () => Promise<typeof Thing>;
  wanted: boolean;
  onFail: () => void;
}) {
  const Loaded = useLazyComponent(load, wanted, onFail);
  return Loaded ? <Loaded /> : null;
}

it('fetches nothing before it is wanted', async () => {
  const load = jest.fn(async () => Thing);
  const { rerender } = render(<Place load={load} wanted={false} onFail={jest.fn()} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Place load={load} wanted onFail={jest.fn()} />);
  expect(await screen.findByText('Here it is')).toBeVisible();
});

it('says so when it cannot be fetched and takes the wish back', async () => {
  const onFail = jest.fn();
  render(<Place load={() => Promise.reject(new Error('no network'))} wanted onFail={onFail} />);
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
  expect(showToast).toHaveBeenCalledWith('Could not load this. Please try again.', 'bad');
});

it('keeps quiet about what is no longer wanted', async () => {
  const onFail = jest.fn();
  let fail = () => {};
  const load = () =>
    new Promise<typeof Thing>((_, reject) => {
      fail = () => reject(new Error('no network'));
    });
  const { rerender } = render(<Place load={load} wanted onFail={onFail} />);
  const early = fail;
  rerender(<Place load={load} wanted={false} onFail={onFail} />);
  early();
  await Promise.resolve();
  expect(onFail).not.toHaveBeenCalled();
});
