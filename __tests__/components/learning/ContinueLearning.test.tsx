import { screen } from '@testing-library/react';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { hrefOf } from '@/__tests__/support/on-screen';
import { noBriefs, showLearning } from '@/__tests__/support/with-learning';
import { ContinueLearning } from '@/components/learning/ContinueLearning';
import type { Learner } from '@/lib/learning/browser/learner';

const begin = (learner: Learner, courseId: string, seconds = 300) =>
  learner.watch(
    aLessonIdentity({ videoId: `video-${courseId}`, courseId, courseTitle: courseId, lessonCount: 4 }),
    watched(seconds),
  );

const show = (learner: Learner) =>
  showLearning(learner, (learning) => <ContinueLearning learning={learning} />);

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

let ask: ReturnType<typeof noBriefs>;
beforeEach(() => {
  ask = noBriefs();
  global.fetch = ask as never;
});

it('leads to the next lesson, the next course of the plan, the saved course, and all of them', async () => {
  const { learner } = aLearner();
  begin(learner, 'algebra', 600);
  learner.savePath('learn python', [
    { courseId: 'algebra', title: 'Algebra' },
    { courseId: 'python', title: 'Python' },
  ]);
  learner.saveCourse('biology', 'Biology');
  await show(learner);

  expect(screen.getByRole('region', { name: 'Continue learning' })).toBeVisible();
  expect(hrefOf(/^Continue algebra 1 of 4 lessons finished$/)).toBe('/course/algebra');
  expect(hrefOf(/^Plan learn python Next: Algebra$/)).toBe('/course/algebra');
  expect(hrefOf(/^Saved Biology/)).toBe('/course/biology');
  expect(hrefOf(/^My Courses$/)).toBe('/my-courses');
  expect(ask.mock.calls).toEqual([['/api/courses?ids=algebra,biology']]);
});

it('says so if nothing is left to do', async () => {
  const { learner } = aLearner();
  learner.watch(aLessonIdentity({ lessonCount: 1 }), watched(600));
  await show(learner);

  expect(items()).toEqual([]);
  expect(screen.getByText('There is nothing to continue at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Courses' })).toBeVisible();
});
