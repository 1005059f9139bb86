import { screen, within } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { Shelves } from '@/components/home/shown/Shelves';
import { aCard } from '@/scripts/fakes/course';

it('has a shelf for each subject, with its courses in their order', () => {
  renderWithRouter(
    <Shelves
      shelves={[
        {
          subject: 'Mathematics',
          cards: [aCard({ id: 'algebra', title: 'Algebra' }), aCard({ title: 'Calculus' })],
        },
        { subject: 'Music', cards: [aCard({ title: 'Guitar' })] },
      ]}
    />,
  );

  const titlesIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titlesIn('Start with Mathematics')).toEqual(['Algebra', 'Calculus']);
  expect(titlesIn('Start with Music')).toEqual(['Guitar']);
  expect(screen.getByRole('link', { name: 'Algebra' })).toHaveAttribute('href', '/course/algebra');
});

it('renders nothing if there are no courses', () => {
  renderWithRouter(<Shelves shelves={[]} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
