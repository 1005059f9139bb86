import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { aLearner } from '@/__tests__/support/learner';
import { showLearning } from '@/__tests__/support/with-learning';
import { DataPanel } from '@/components/learning/DataPanel';
import { exportEverything } from '@/lib/learning/browser/account-data';
import { type ImportResult, importData } from '@/lib/learning/browser/import-data';

jest.mock('@/lib/learning/browser/account-data');
jest.mock('@/lib/learning/browser/import-data');
jest.mock('@/lib/account/browser/load-auth');

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
  expect(screen.getByText(/^Your progress is saved on this device only\./)).toBeVisible();
  expect(button('Delete from this device')).toBeVisible();
  unmount();

  await show(ACCOUNT);
  expect(screen.getByText(/^You can export everything as one file, or delete it\./)).toBeVisible();
  expect(button('Delete my account')).toBeVisible();
});

it('saves everything as one file, cannot be asked twice meanwhile, and keeps the focus', async () => {
  const files = savedFiles();
  let finish = (_: string) => {};
  jest.mocked(exportEverything).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await show(ACCOUNT);
  await userEvent.click(button('Export my data'));
  expect(button('Export my data')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Export my data')).toHaveFocus();
  await userEvent.click(button('Export my data'));
  expect(files).toEqual([]);

  finish('{}');
  await waitFor(() => expect(files).toEqual(['polymath-data.json']));
  expect(button('Export my data')).not.toHaveAttribute('aria-disabled');
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

const counts = { watchHistory: 0, activityDays: 0, savedCourses: 0, settings: 0, paths: 0, known: 0 };

it.each<[string, ImportResult, string]>([
  [
    'what was taken',
    {
      kind: 'imported',
      changed: { watchHistory: 3, activityDays: 1, savedCourses: 2, settings: 1, paths: 1, known: 2 },
      known: 0,
      invalid: 0,
    },
    'Imported the history of 3 videos, 1 day of learning, your choices for 2 courses, your settings, 1 plan and 2 topics that you know.',
  ],
  [
    'what was not',
    { kind: 'imported', changed: { ...counts, paths: 2 }, known: 1, invalid: 2 },
    'Imported 2 plans. 1 entry changed nothing: all of it was here. 2 entries could not be read and were left out.',
  ],
  [
    'that nothing was new',
    { kind: 'imported', changed: counts, known: 4, invalid: 1 },
    'Nothing new was in this file. 4 entries changed nothing: all of it was here. 1 entry could not be read and was left out.',
  ],
  [
    'that a file is another one',
    { kind: 'unreadable' },
    'This is not a file that was exported here. Nothing was imported.',
  ],
  ['that a file is too large', { kind: 'too-large' }, 'This file is too large. Nothing was imported.'],
])('says %s from a file', async (_, result, sentence) => {
  jest.mocked(importData).mockResolvedValue(result);
  await show(DEVICE);
  const choosing = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(button('Import my data'));
  expect(choosing.mock.contexts).toEqual([screen.getByLabelText('File to import')]);
  choosing.mockRestore();

  const file = new File(['{}'], 'polymath-data.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('File to import'), file);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
  expect(importData).toHaveBeenCalledWith(expect.anything(), file);
  expect(button('Import my data')).toBeEnabled();
});
