import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalyticsChoice } from '@/components/analytics/AnalyticsChoice';
import { analyticsConsent, setAnalyticsConsent } from '@/lib/analytics/browser/analytics-consent';

const box = () => screen.getByRole('checkbox', { name: /usage statistics/ });

it('is not shown if the site has no analytics', () => {
  const { container } = render(<AnalyticsChoice />);

  expect(container).toBeEmptyDOMElement();
});

it('changes the answer, both ways', async () => {
  render(<AnalyticsChoice offered />);

  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(analyticsConsent()).toBe('yes');
  await userEvent.click(box());
  expect(analyticsConsent()).toBe('no');
});

it('says why it cannot be changed if the browser sends Do Not Track', () => {
  setAnalyticsConsent('yes');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  render(<AnalyticsChoice offered />);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');

  expect(box()).toBeDisabled();
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAccessibleDescription(/asks sites not to track/);
});
