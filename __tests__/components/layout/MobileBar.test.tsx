import { screen } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { MobileBar } from '@/components/layout/MobileBar';

it('leads to Home, My Courses and Profile', () => {
  renderWithRouter(<MobileBar />);
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['Home /', 'My Courses /my-courses', 'Profile /profile']);
});

it.each([
  ['/', 'Home'],
  ['/my-courses', 'My Courses'],
  ['/profile', 'Profile'],
])('highlights the active route on %s', (pathname, name) => {
  renderWithRouter(<MobileBar />, aRouter({ pathname, asPath: `${pathname}?tab=courses` }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

it('highlights nothing elsewhere', () => {
  renderWithRouter(<MobileBar />, aRouter({ pathname: '/search/[query]' }));
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});
