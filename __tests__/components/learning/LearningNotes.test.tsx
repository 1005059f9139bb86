import { render, screen, waitFor } from '@testing-library/react';
import { aUser } from '@/__tests__/support/account';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { press } from '@/__tests__/support/on-screen';
import { goOnline } from '@/__tests__/support/online';
import { LearningNotes } from '@/components/learning/LearningNotes';
import { loadAuth } from '@/lib/account/browser/load-auth';
import { currentSession, SIGNED_OUT, setSession } from '@/lib/account/browser/session';
import type { LearningState } from '@/lib/learning/browser/use-learning';

jest.mock('@/lib/account/browser/load-auth');

type Ready = Extract<LearningState, { kind: 'ready' }>;
const ACCOUNT = { owner: { kind: 'account', uid: 'ada' }, sync: { kind: 'done' } } as const;

const show = (overrides: Partial<Ready>) =>
  render(<LearningNotes learning={{ ...ACCOUNT, storageFault: undefined, ...overrides } as Ready} />);

it('says nothing while all is well', () => {
  const { container } = show({});
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [
    'failed',
    /^We cannot reach your account right now\. This page shows what is saved on this device\. Changes are saved here and sent to your account later\.$/,
  ],
  ['deleted', /^This account was deleted.*Nothing from it is left on this device\.$/],
] as const)('says what it means that a sync has %s', (kind, words) => {
  show({ sync: { kind } });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('says that there is no network', () => {
  show({});
  goOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^You are offline\. This page shows what is saved on this device\./,
  );
  goOnline(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

describe('logging out without a network', () => {
  const signedOut = () => expect(currentSession()).toEqual(SIGNED_OUT);

  beforeEach(() => {
    giveDialogsMethods();
    localStorage.clear();
    // Neither the code nor the settings of the sign-in can be fetched.
    jest.mocked(loadAuth).mockRejectedValue(new Error('no network'));
    setSession({ kind: 'signed-in', user: aUser() });
    show({});
    goOnline(false);
  });
  afterEach(() => goOnline(true));

  it('leaves nothing behind', async () => {
    localStorage.setItem('learning/account-ada/settings/main', '{"data":{}}');
    await press('Log out of this device');
    await waitFor(signedOut);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('names what would be lost', async () => {
    const key = 'learning/account-ada/settings/main';
    localStorage.setItem(key, '{"data":{"weeklyGoal":300,"times":{},"updatedAt":1},"unsent":true}');
    await press('Log out of this device');
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    expect(dialog).toHaveTextContent(/You are offline\..*would be lost:\s*Your settings/);
    await press('Log out and lose it');
    await waitFor(signedOut);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

it('lets a person log out without a network where the storage is full, too', () => {
  show({ storageFault: 'full' });
  goOnline(false);
  const [storage, offline] = screen.getAllByRole('status');
  expect(storage).toHaveTextContent(/storage is full/);
  expect(offline).toHaveTextContent("You're offline");
  expect(screen.getByRole('button', { name: 'Log out of this device' })).toBeEnabled();
  goOnline(true);
});

it.each([
  ['full', 'device', /storage is full\. Your progress will be lost when you close this page\.$/],
  ['forbidden', 'device', /does not let sites store data.*lost when you close this page\.$/],
  [
    'full',
    'account',
    /storage is full\. Keep this page open until your progress is saved to your account\.$/,
  ],
] as const)('says what a storage that is %s means for the learning of a %s', (storageFault, kind, words) => {
  show({ storageFault, ...(kind === 'device' && { owner: { kind: 'device' } }) });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
