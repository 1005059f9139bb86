import { screen } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { UnavailableCourseScreen } from '@/components/screens/UnavailableCourseScreen';
import type { UnavailableCourse } from '@/lib/course/course-link';
import { aCard } from '@/scripts/fakes/course';

const show = (overrides: Partial<UnavailableCourse['unavailable']>) =>
  renderWithRouter(
    <UnavailableCourseScreen
      id="algebra"
      gone
      source="Gone School"
      related={[aCard({ title: 'Geometry' })]}
      {...overrides}
    />,
    aRouter(),
  );

it('says that a course is gone, since when, and what is similar', () => {
  show({ title: 'Algebra', since: '2026-11-03' });

  expect(screen.getByRole('heading', { level: 1, name: 'This course is no longer available' })).toBeVisible();
  expect(screen.getByText('Algebra')).toBeVisible();
  expect(
    screen.getByText(/It was no longer on Gone School when we checked on 3 November 2026\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search for it' })).toHaveAttribute('href', '/search/Algebra');
  expect(screen.getByRole('link', { name: 'Geometry' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});

it('offers to try again if the source is only unavailable', () => {
  show({ gone: false });

  expect(
    screen.getByRole('heading', { level: 1, name: 'Gone School is not responding right now' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/course/algebra');
});
