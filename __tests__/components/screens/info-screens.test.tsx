import { render, screen } from '@testing-library/react';
import { ContactScreen } from '@/components/screens/ContactScreen';
import { PricingScreen } from '@/components/screens/PricingScreen';
import { PrivacyScreen } from '@/components/screens/PrivacyScreen';
import { RefundPolicyScreen } from '@/components/screens/RefundPolicyScreen';
import { TermsScreen } from '@/components/screens/TermsScreen';
import { storageKeys } from '@/lib/storage-keys';

it.each([
  ['Contact', ContactScreen],
  ['Terms of Service', TermsScreen],
  ['Privacy Policy', PrivacyScreen],
  ['Refund Policy', RefundPolicyScreen],
])('gives %s one main heading and a working table of contents', (title, Screen) => {
  const { container } = render(<Screen />);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  expect(anchors.length).toBeGreaterThan(2);
  for (const anchor of anchors) expect(container.querySelector(anchor.hash)).toBeInTheDocument();
});

it('says plainly that nobody is named, and how the operator mends that', () => {
  render(<ContactScreen />);

  expect(screen.getByText('NEXT_PUBLIC_OPERATOR_EMAIL')).toBeInTheDocument();
});

it('names every key that the site writes to local storage', () => {
  render(<PrivacyScreen />);

  for (const key of Object.values(storageKeys)) expect(screen.getByText(key)).toBeInTheDocument();
});

it('offers two plans and sells nothing where nothing can be paid', () => {
  render(<PricingScreen />);

  expect(screen.getByRole('heading', { name: 'Free' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pro' })).toBeInTheDocument();
  expect(screen.getByText('Not on sale here')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
