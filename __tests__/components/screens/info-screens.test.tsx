import { render, screen } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { ContactScreen } from '@/components/screens/ContactScreen';
import { PricingScreen } from '@/components/screens/PricingScreen';
import { PrivacyScreen } from '@/components/screens/PrivacyScreen';
import { RefundPolicyScreen } from '@/components/screens/RefundPolicyScreen';
import { TermsScreen } from '@/components/screens/TermsScreen';
import { browserStorage } from '@/lib/browser-storage';
import { publicEnv } from '@/lib/env.public';
import { storageKeys } from '@/lib/storage-keys';

const { operatorName, operatorEmail } = publicEnv;
const withOperator = () =>
  Object.assign(publicEnv, { operatorName: 'Ada Example', operatorEmail: 'ada@example.org' });

afterEach(() => Object.assign(publicEnv, { operatorName, operatorEmail }));

const Privacy = () => <PrivacyScreen stored={browserStorage()} />;

it.each([
  ['Contact', ContactScreen],
  ['Terms of Service', TermsScreen],
  ['Privacy Policy', Privacy],
  ['Refund Policy', RefundPolicyScreen],
])('gives %s one main heading and a working table of contents', (title, Screen) => {
  const { container } = render(<Screen />);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  expect(anchors.length).toBeGreaterThan(2);
  for (const anchor of anchors) expect(container.querySelector(anchor.hash)).toBeInTheDocument();
});

it('says plainly that there is no address, and asks nobody to write', () => {
  const { container } = render(<ContactScreen />);

  expect(screen.getByText(/do not have a public contact address yet/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Write to us' })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/tell us|send us|write to/i);
});

it('gives the address of the operator where there is one', () => {
  withOperator();
  render(<ContactScreen />);

  expect(screen.getByText(/is run by Ada Example\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Write to us' })).toBeInTheDocument();
  expect(hrefOf('ada@example.org')).toBe('mailto:ada@example.org');
});

it.each([
  ['Terms of Service', TermsScreen],
  ['Privacy Policy', Privacy],
  ['Refund Policy', RefundPolicyScreen],
])('asks in the %s to write only where there is an address', (_title, Screen) => {
  const { container, unmount } = render(<Screen />);
  expect(container).toHaveTextContent('We do not have a public contact address yet. See Contact.');
  expect(container).not.toHaveTextContent(/write to/i);
  unmount();

  withOperator();
  render(<Screen />);
  expect(screen.getByText(/Write to/)).toHaveTextContent(/Write to ada@example\.org.*\. See Contact\./);
});

it.each([ContactScreen, PricingScreen, Privacy, RefundPolicyScreen, TermsScreen])(
  'says nothing that is meant for operators alone: %p',
  (Screen) => {
    const { container } = render(<Screen />);
    expect(container).not.toHaveTextContent(/installation|NEXT_PUBLIC|payment provider/);
  },
);

it('names every key that the site writes to local storage', () => {
  render(<Privacy />);

  for (const key of Object.values(storageKeys)) expect(screen.getByText(key)).toBeInTheDocument();
});

it('says that learning is free and that Pro is coming, with nothing to pay', () => {
  render(<PricingScreen />);

  expect(screen.getByRole('heading', { name: 'Free' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pro' })).toBeInTheDocument();
  expect(screen.getByText('Pro is coming')).toBeInTheDocument();
  expect(screen.queryByText(/To hear when you can/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says where to ask for Pro where the operator has an address', () => {
  withOperator();
  render(<PricingScreen />);

  expect(screen.getByText(/To hear when you can, write to/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ada@example.org' })).toBeInTheDocument();
});
