import { screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { EmptyCourses } from '@/components/learning/EmptyCourses';

it('leads from an empty list to all topics, or straight to a search', () => {
  renderWithRouter(<EmptyCourses />);

  expect(screen.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find your first course' })).toHaveAttribute('href', '/topics');
  expect(screen.getByRole('link', { name: 'linear algebra' })).toHaveAttribute(
    'href',
    '/search/linear%20algebra',
  );
});
