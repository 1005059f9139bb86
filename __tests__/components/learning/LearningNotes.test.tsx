import { render, screen } from '@testing-library/react';
import { goOnline } from '@/__tests__/support/online';
import { LearningNotes } from '@/components/learning/LearningNotes';
import type { LearningState } from '@/lib/browser/learning/use-learning';

type Ready = Extract<LearningState, { kind: 'ready' }>;
const ACCOUNT = { owner: { kind: 'account', uid: 'ada' }, sync: { kind: 'done' } } as const;

const show = (overrides: Partial<Ready>) =>
  render(<LearningNotes learning={{ ...ACCOUNT, storageFault: undefined, ...overrides } as Ready} />);

it('says nothing while all is well', () => {
  const { container } = show({});
  expect(container).toBeEmptyDOMElement();
});

it('says that the account cannot be reached, and that nothing is lost', () => {
  show({ sync: { kind: 'failed' } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'We cannot reach your account right now. This page shows what is saved on this device. Changes are saved here and sent to your account later.',
  );
});

it('says that the account was deleted', () => {
  show({ sync: { kind: 'deleted' } });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^This account was deleted.*Nothing from it is left on this device\.$/,
  );
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
