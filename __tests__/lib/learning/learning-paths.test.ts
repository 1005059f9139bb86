import { aRecord } from '@/__tests__/support/learning';
import { myCourses } from '@/lib/learning/learner-courses';
import { pathId, pathsWithProgress } from '@/lib/learning/learning-paths';

const step = (courseId: string) => ({ courseId, title: courseId.toUpperCase() });
const path = (goal: string, savedAt: number | undefined, ...ids: string[]) => ({
  goal,
  steps: ids.map(step),
  updatedAt: 1,
  ...(savedAt !== undefined && { savedAt }),
});
const courses = myCourses(
  [
    aRecord({ courseId: 'done', videoId: 'v1', lessonCount: 1, progress: 1 }),
    aRecord({ courseId: 'half', videoId: 'v2', lessonCount: 1, progress: 0.5 }),
  ],
  [],
);

describe('how far one is on a path', () => {
  it('follows from its courses, each of which counts the same', () => {
    const [found] = pathsWithProgress([path('Goal', 1, 'done', 'half', 'new')], courses);
    expect(found).toMatchObject({ goal: 'Goal', finished: 1, fraction: 0.5 });
    expect(found?.steps.map(({ state }) => state)).toEqual(['finished', 'begun', 'ahead']);
    expect(found?.next).toMatchObject({ courseId: 'half', state: 'begun' });
  });

  it('is the end when all are finished', () => {
    const [found] = pathsWithProgress([path('Goal', 1, 'done')], courses);
    expect(found).toMatchObject({ finished: 1, fraction: 1 });
    expect(found?.next).toBeUndefined();
  });

  it('lists the latest first, and none that was taken off or is empty', () => {
    const all = [path('A', 1, 'x'), path('B', 2, 'x'), path('Gone', undefined, 'x'), path('Empty', 3)];
    expect(pathsWithProgress(all, []).map(({ goal }) => goal)).toEqual(['B', 'A']);
  });
});

it('gives a path an id that Firestore takes, whatever its goal is called', () => {
  expect(pathId('Become a  Data/Scientist!')).toBe('path-become-a-data-scientist');
  expect(pathId('机器学习')).toBe('path-机器学习');
  expect(pathId('../..')).toBe('path-');
  expect(pathId('x'.repeat(500)).length).toBeLessThanOrEqual(200);
});
