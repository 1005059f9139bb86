import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { aRecord } from '@/__tests__/support/learning';
import { renderWithRouter } from '@/__tests__/support/router';
import { showLearning } from '@/__tests__/support/with-learning';
import { MyPaths } from '@/components/learning/MyPaths';
import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import type { Learner } from '@/lib/learning/browser/learner';
import { pathsWithProgress } from '@/lib/learning/learning-paths';

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
  const part = within(await screen.findByRole('region', { name: 'Plans' }));
  expect(part.getByText('1 of 2 courses finished')).toBeVisible();
  expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(
    part
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual(['Python Finished', 'SQL Not started']);
  expect(part.getByRole('link', { name: 'Next course in the plan Become a data scientist' })).toHaveAttribute(
    'href',
    '/course/sql',
  );
});

const showPaths = (learner: Learner) =>
  showLearning(learner, ({ summary }) => (
    <MyPaths paths={pathsWithProgress(learner.documents.all('paths'), summary.courses)} learner={learner} />
  ));

describe('the next course of a path', () => {
  const python = (overrides = {}) =>
    aLessonIdentity({ courseId: 'py', courseTitle: 'Python', lessonCount: 2, ...overrides });
  const next = () => screen.getByRole('link', { name: / in the plan Data$/ });

  it('is the one that was begun, to continue', async () => {
    const { learner } = aLearner();
    learner.savePath('Data', steps);
    learner.watch(python(), watched(600));
    await showPaths(learner);

    expect(screen.getByText('50%')).toBeVisible();
    expect(next()).toHaveAccessibleName('Continue in the plan Data');
  });

  it('comes back with its path when the removal is undone', async () => {
    const { learner } = aLearner();
    learner.savePath('Data', steps);
    await showPaths(learner);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the plan Data' }));
    expect(screen.queryByRole('region', { name: 'Plans' })).not.toBeInTheDocument();

    expect(await screen.findByText('Plan removed. Your progress is kept.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(next()).toBeVisible();
  });
});

it('leads back to the page of the plan, with its changes', async () => {
  const { learner } = aLearner();
  learner.savePath('Data', steps, 'goal=Data&hours=5&known=python');
  await showPaths(learner);

  expect(screen.getByRole('link', { name: 'Data' })).toHaveAttribute(
    'href',
    '/plan?goal=Data&hours=5&known=python',
  );
});

it('names a course of a path by its id where its title is not known', async () => {
  const { learner } = aLearner();
  learner.savePath('Data', [{ courseId: 'py', title: '' }]);
  await showPaths(learner);

  expect(screen.getByRole('link', { name: 'py' })).toHaveAttribute('href', '/course/py');
});
