import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecord } from '@/__tests__/support/learning';
import { renderWithRouter } from '@/__tests__/support/router';
import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { currentLearner } from '@/lib/browser/learning/current-learner';

const steps = [
  { courseId: 'py', title: 'Python' },
  { courseId: 'sql', title: 'SQL' },
];

beforeEach(() => {
  currentLearner().documents.clear();
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ courses: {} }) })) as never;
});

const show = () => act(async () => void renderWithRouter(<MyCoursesScreen />));

it('shows a saved path with its courses in their order, and leads to the next', async () => {
  currentLearner().savePath('Become a data scientist', steps);
  currentLearner().documents.update('watchHistory', 'v', () =>
    aRecord({
      videoId: 'v',
      courseId: 'py',
      courseTitle: 'Python',
      lessonCount: 1,
      progress: 1,
      lastWatched: Date.now(),
    }),
  );
  await show();
  const part = within(await screen.findByRole('region', { name: 'Paths' }));
  expect(part.getByText('1 of 2 courses done')).toBeVisible();
  expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(
    part
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual(['Python Finished', 'SQL Not started']);
  expect(part.getByRole('link', { name: 'Next course in the path Become a data scientist' })).toHaveAttribute(
    'href',
    '/course/sql',
  );
});

it('takes a path off the list, with a way back', async () => {
  currentLearner().savePath('Data', steps);
  await show();
  expect(screen.queryByText('No courses yet')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the path Data' }));
  expect(await screen.findByText('No courses yet')).toBeVisible();
});
