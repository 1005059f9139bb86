import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { hrefOf, press } from '@/__tests__/support/on-screen';
import { showLearning } from '@/__tests__/support/with-learning';
import { CourseLine } from '@/components/learning/CourseLine';
import type { CourseCard } from '@/lib/course/course-card';
import type { Learner } from '@/lib/learning/browser/learner';
import type { CourseBrief } from '@/lib/learning/course-brief';
import { aCard, aVideoId } from '@/scripts/fakes/course';

const NUMBERS = [1, 2, 3];

const aBrief = (overrides: Partial<CourseCard> = {}): CourseBrief => ({
  card: aCard({ id: 'algebra', title: 'Algebra', provider: 'Khan Academy', ...overrides }),
  lessons: NUMBERS.map((number) => ({
    videoId: aVideoId(number),
    title: `Lesson ${number}`,
    segment: `${number}-lesson-${number}`,
    seconds: 600,
  })),
});

const lesson = (number: number) =>
  aLessonIdentity({
    videoId: aVideoId(number),
    courseId: 'algebra',
    courseTitle: 'Algebra',
    lesson: number,
    title: `Lesson ${number}`,
    lessonCount: NUMBERS.length,
  });

const show = (learner: Learner, briefs = [aBrief()]) =>
  showLearning(
    learner,
    ({ summary, briefs }) =>
      summary.courses.map((course) => (
        <CourseLine key={course.id} course={course} brief={briefs.get(course.id)} learner={learner} />
      )),
    briefs,
  );

const bar = () => screen.getByRole('progressbar', { name: 'Progress in Algebra' });
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

describe('a course in progress', () => {
  it('shows how far one is, how long it takes and what comes next', async () => {
    const { learner } = aLearner();
    learner.watch(lesson(1), watched(600));
    await show(learner);

    expect(hrefOf('Algebra')).toBe('/course/algebra');
    expect(screen.getByText('Khan Academy')).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByText('1 of 3 lessons finished · 20 min left')).toBeVisible();
    expect(screen.getByText(/^Next:/)).toHaveTextContent('Next: Lesson 2');
    expect(hrefOf('Continue Algebra')).toBe('/course/algebra/2-lesson-2');
  });

  it('is shown from the learner’s own records while the server does not know it', async () => {
    const { learner, clock } = aLearner();
    learner.watch(lesson(1), watched(600));
    clock.time += 1_000;
    learner.watch(lesson(2), watched(300));
    await show(learner, []);

    expect(screen.getByRole('link', { name: 'Algebra' })).toBeVisible();
    expect(screen.getByText('1 of 3 lessons finished · about 20 min left')).toBeVisible();
    expect(hrefOf('Continue Algebra')).toBe('/course/algebra/2-lesson-2');
  });

  it('is restarted, and the restart is undone', async () => {
    const { learner } = aLearner();
    learner.watch(lesson(1), watched(600));
    await show(learner);

    await press('Restart Algebra');
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    expect(await screen.findByText('Course restarted. Your watch history is kept.')).toBeInTheDocument();
    await undo();
    expect(bar()).toHaveAttribute('aria-valuenow', '33');
  });
});

it('offers to start a saved course, which has no progress to show or to restart', async () => {
  const { learner } = aLearner();
  learner.saveCourse('algebra', 'Algebra');
  await show(learner);

  expect(hrefOf('Start Algebra')).toBe('/course/algebra/1-lesson-1');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restart Algebra' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Algebra' })).toBeVisible();
});

it('offers to restart a finished course, and nothing to continue', async () => {
  const { learner } = aLearner();
  for (const number of NUMBERS) learner.markLesson(lesson(number), true);
  await show(learner);

  expect(bar()).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('3 of 3 lessons finished')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Continue|Start/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restart Algebra' })).toBeVisible();
});

it('names the language of a title that is not English, for those who hear it', async () => {
  const { learner } = aLearner();
  learner.saveCourse('algebra', 'Algebra');
  const { unmount } = await show(learner, [aBrief({ title: 'Álgebra', language: 'es' })]);
  expect(screen.getByText('Álgebra')).toHaveAttribute('lang', 'es');
  unmount();

  await show(learner);
  const english = within(screen.getByRole('link', { name: 'Algebra' })).getByText('Algebra');
  expect(english).not.toHaveAttribute('lang');
});
