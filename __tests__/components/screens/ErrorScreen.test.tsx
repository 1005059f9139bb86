import { screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { ErrorScreen } from '@/components/screens/ErrorScreen';

it('says for 404 that the page was not found and how to get help', () => {
  renderWithRouter(<ErrorScreen code={404} />);
  expect(screen.getByRole('heading', { name: 'Error 404' })).toBeVisible();
  expect(screen.getByText("We couldn't find the page you're looking for.")).toBeVisible();
  expect(
    screen.getByText('If you believe this is a mistake, please contact our support team.'),
  ).toBeVisible();
});

it.each([500, 503, 403])('says for %i that something went wrong on the servers', (code) => {
  renderWithRouter(<ErrorScreen code={code} />);
  expect(screen.getByRole('heading', { name: `Error ${code}` })).toBeVisible();
  expect(screen.getByText('Something went wrong on our servers.')).toBeVisible();
  expect(
    screen.getByText("Don't worry, our team has been notified and is working on fixing the issue."),
  ).toBeVisible();
});

it('says of a failure that passes when to try again', () => {
  renderWithRouter(<ErrorScreen code={503} retryHref="/search/python" />);
  expect(screen.getByText('Please try again in a moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search/python');
});

it('says without a code that the error was on the client', () => {
  renderWithRouter(<ErrorScreen code={undefined} />);
  expect(screen.getByRole('heading', { name: 'Error Unknown' })).toBeVisible();
  expect(screen.getByText('An error occurred on client')).toBeVisible();
  expect(screen.queryByText(/servers|support/)).not.toBeInTheDocument();
});
