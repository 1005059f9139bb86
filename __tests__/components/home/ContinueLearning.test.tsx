import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { noBriefs, showLearning } from '@/__tests__/support/with-learning';
import { ContinueLearning } from '@/components/home/ContinueLearning';
import type { Learner } from '@/lib/browser/learning/learner';

const begin = (learner: Learner, courseId: string, seconds = 300) =>
  learner.watch(
    aLessonIdentity({ videoId: `video-${courseId}`, courseId, courseTitle: courseId, lessonCount: 1 }),
    watched(seconds),
  );

const show = (learner: Learner) =>
  showLearning(learner, (learning) => <ContinueLearning learning={learning} />);

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

let ask: ReturnType<typeof noBriefs>;
beforeEach(() => {
  ask = noBriefs();
  global.fetch = ask as never;
});

it('leads to the two courses that were watched last, and to all of them', async () => {
  const { learner, clock } = aLearner();
  for (const id of ['algebra', 'biology', 'chemistry']) {
    clock.time += 1_000;
    begin(learner, id);
  }
  await show(learner);

  expect(screen.getByRole('region', { name: 'Continue learning' })).toBeVisible();
  expect(titles()).toEqual(['chemistry', 'biology']);
  expect(screen.getByRole('link', { name: 'Continue chemistry' })).toHaveAttribute(
    'href',
    '/course/chemistry/1-lesson-1',
  );
  expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/my-courses');
  expect(ask.mock.calls).toEqual([['/api/courses?ids=chemistry,biology']]);
});

it('renders nothing and fetches nothing if no course is in progress', async () => {
  const { learner } = aLearner();
  begin(learner, 'drawing', 600);
  learner.saveCourse('economics', 'Economics');
  await show(learner);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

it('makes room for the next course when one is removed', async () => {
  const { learner, clock } = aLearner();
  for (const id of ['french', 'geometry', 'history']) {
    clock.time += 1_000;
    begin(learner, id);
  }
  await show(learner);
  await userEvent.click(screen.getByRole('button', { name: 'Remove history' }));

  expect(titles()).toEqual(['geometry', 'french']);
});
