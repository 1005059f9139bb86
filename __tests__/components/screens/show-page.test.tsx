import { screen } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { showPage } from '@/components/screens/show-page';

const About = showPage('/pricing', ({ name }: { name: string }) => <h1>{name}</h1>);

it('shows the screen of a page', async () => {
  renderWithRouter(<About name="Us" />);
  expect(await screen.findByRole('heading')).toHaveTextContent('Us');
});

it('shows that a page is unavailable, and where to try again', async () => {
  renderWithRouter(<About unavailable />, aRouter({ asPath: '/about?name=us' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Error 503');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/about?name=us');
});
