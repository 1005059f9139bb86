import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { aLearner } from '@/__tests__/support/learner';
import { showLearning } from '@/__tests__/support/with-learning';
import { DataPanel } from '@/components/learning/DataPanel';
import { deleteEverything, exportEverything } from '@/lib/browser/learning/account-data';

jest.mock('@/lib/browser/learning/account-data');
jest.mock('@/lib/browser/account/load-auth');

const DEVICE = { kind: 'device' } as const;
const ACCOUNT = { kind: 'account', uid: 'ada' } as const;

const show = (owner: typeof DEVICE | typeof ACCOUNT) =>
  showLearning(aLearner({ owner }).learner, (learning) => (
    <DataPanel learner={learning.learner} owner={learning.owner} />
  ));

const button = (name: string) => screen.getByRole('button', { name });

/** Names of the files that the browser was given to save. */
function savedFiles(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

beforeAll(giveDialogsMethods);
beforeEach(() => jest.resetAllMocks());
afterEach(() => jest.restoreAllMocks());

it('says where the data is, and what can be done with it', async () => {
  const { unmount } = await show(DEVICE);
  expect(screen.getByText('Your progress is saved on this device only.')).toBeVisible();
  expect(button('Delete from this device')).toBeVisible();
  unmount();

  await show(ACCOUNT);
  expect(screen.getByText('You can export everything as one file, or delete it.')).toBeVisible();
  expect(button('Delete my account')).toBeVisible();
});

it('saves everything as one file, and cannot be asked twice meanwhile', async () => {
  const files = savedFiles();
  let finish = (_: string) => {};
  jest.mocked(exportEverything).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await show(ACCOUNT);
  await userEvent.click(button('Export my data'));
  expect(button('Export my data')).toBeDisabled();
  expect(files).toEqual([]);

  finish('{}');
  await waitFor(() => expect(button('Export my data')).toBeEnabled());
  expect(files).toEqual(['polymath-data.json']);
});

it('saves nothing if the account cannot be reached, and says so', async () => {
  const files = savedFiles();
  jest.mocked(exportEverything).mockRejectedValue(new Error('503'));
  await show(ACCOUNT);
  await userEvent.click(button('Export my data'));

  expect(
    await screen.findByText('We cannot reach your account right now. Please try again later.'),
  ).toBeInTheDocument();
  expect(files).toEqual([]);
  expect(button('Export my data')).toBeEnabled();
});

it('asks before it deletes, and leaves everything where one thinks better of it', async () => {
  await show(DEVICE);
  await userEvent.click(button('Delete from this device'));
  expect(screen.getByRole('dialog', { name: 'Delete your progress from this device?' })).toBeVisible();

  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(deleteEverything).not.toHaveBeenCalled();
});
