import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { aLearner } from '@/__tests__/support/learner';
import { press } from '@/__tests__/support/on-screen';
import { ForgetDialog } from '@/components/learning/ForgetDialog';
import { preparePopup } from '@/lib/account/browser/load-auth';
import { deleteEverything, deleteUnconfirmedAccount } from '@/lib/learning/browser/account-data';

jest.mock('@/lib/learning/browser/account-data');
jest.mock('@/lib/account/browser/load-auth');

const counts = { watchHistory: 2, activityDays: 1, savedCourses: 0, settings: 1, paths: 3, known: 0 };

function ask() {
  const owner = { kind: 'account', uid: 'ada' } as const;
  const onClose = jest.fn();
  render(<ForgetDialog learner={aLearner({ owner }).learner} owner={owner} onClose={onClose} />);
  return onClose;
}

beforeAll(giveDialogsMethods);
beforeEach(() => jest.resetAllMocks());

it('deletes nothing before it was asked for twice', async () => {
  const onClose = ask();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveClass('button-danger');
  await press('Delete my account');
  expect(deleteEverything).not.toHaveBeenCalled();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(deleteEverything).not.toHaveBeenCalled();
});

it('takes two presses at once, or a held key, for one answer', async () => {
  jest.mocked(deleteEverything).mockResolvedValue({ account: 'deleted', counts });
  ask();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete my account' }));
  const second = screen.getByRole('button', { name: 'Yes, delete everything' });
  expect(second).toHaveFocus();
  // A browser presses a button again when it says that a key is held.
  expect(fireEvent.keyDown(second, { key: 'Enter', repeat: true })).toBe(false);
  expect(deleteEverything).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(deleteEverything).toHaveBeenCalledTimes(1);
});

it('says that not everything could be deleted, and tries again', async () => {
  jest.mocked(deleteEverything).mockRejectedValueOnce(new Error('503'));
  jest.mocked(deleteEverything).mockResolvedValueOnce({ account: 'deleted', counts });
  ask();
  await press('Delete my account');
  await press('Yes, delete everything');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not everything could be deleted. Your account still exists. Please try again.',
  );
  await press('Yes, delete everything');
  expect(screen.getByRole('dialog', { name: 'Your account has been deleted' })).toBeVisible();
});

it('lets Google confirm who asks, and says that the empty account is there where it does not', async () => {
  jest.mocked(deleteEverything).mockResolvedValue({ account: 'unconfirmed', counts });
  jest
    .mocked(deleteUnconfirmedAccount)
    .mockRejectedValueOnce(new Error('auth/popup-closed-by-user'))
    .mockResolvedValueOnce();
  ask();
  // What the popup needs comes before its click: browsers block one that opens later.
  expect(preparePopup).toHaveBeenCalledTimes(1);
  await press('Delete my account');
  await press('Yes, delete everything');
  expect(screen.getByRole('status')).toHaveTextContent(/and your settings\. You signed in a while ago/);

  await press('Confirm with Google');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Google did not confirm that it is you\. Your empty account still exists/,
  );
  await press('Confirm with Google');
  expect(screen.getByRole('status')).toHaveTextContent(/your settings and your account\.$/);
});
