import { act, render, screen } from '@testing-library/react';
import { anAuth, aUser } from '@/__tests__/support/account';
import { ProfileIdentity } from '@/components/learning/ProfileIdentity';
import { loadAuth } from '@/lib/account/browser/load-auth';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';

jest.mock('@/lib/account/browser/load-auth');

const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  jest.mocked(loadAuth).mockResolvedValue(anAuth() as never);
});
afterEach(() => act(() => setSession(SIGNED_OUT)));

it('has a title for a person without a name', () => {
  setSession({ kind: 'signed-in', user: aUser({ displayName: null }) });
  render(<ProfileIdentity />);

  expect(title()).toHaveTextContent('Profile');
  expect(screen.getByText('ada@example.org')).toBeVisible();
});

it('says that nobody is signed in, also right after a sign-out', () => {
  setSession({ kind: 'signed-in', user: aUser() });
  render(<ProfileIdentity />);
  act(() => setSession(SIGNED_OUT));

  expect(title()).toHaveTextContent('Profile');
  expect(screen.getByText('Not signed in')).toBeVisible();
  expect(screen.queryByText('ada@example.org')).not.toBeInTheDocument();
});
