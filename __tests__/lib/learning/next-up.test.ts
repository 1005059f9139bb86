import type { MyCourse } from '@/lib/learning/learner-courses';
import type { PathProgress } from '@/lib/learning/learning-paths';
import { nextUp } from '@/lib/learning/next-up';

const course = (id: string, state: MyCourse['state']) => ({ id, state }) as MyCourse;
const plan = (goal: string, isOpen = true) =>
  ({ goal, ...(isOpen && { next: { courseId: `first of ${goal}` } }) }) as PathProgress;

const names = (courses: MyCourse[], plans: PathProgress[] = []) =>
  nextUp(courses, plans, 3).map((item) => (item.kind === 'plan' ? item.plan.goal : item.course.id));

it('has the latest of each kind', () => {
  const courses = [
    course('saved last', 'saved'),
    course('watched last', 'continue'),
    course('watched before', 'continue'),
    course('saved before', 'saved'),
  ];
  expect(names(courses, [plan('last plan'), plan('plan before')])).toEqual([
    'watched last',
    'last plan',
    'saved last',
  ]);
});

it('fills the places with further courses, those in progress first', () => {
  const courses = [
    course('s1', 'saved'),
    course('c1', 'continue'),
    course('s2', 'saved'),
    course('c2', 'continue'),
  ];
  expect(names(courses)).toEqual(['c1', 's1', 'c2']);
  expect(names([course('s1', 'saved'), course('s2', 'saved')])).toEqual(['s1', 's2']);
});

it('leaves out what is finished', () => {
  expect(names([course('done', 'finished')], [plan('finished plan', false)])).toEqual([]);
});
