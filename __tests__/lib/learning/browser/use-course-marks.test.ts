/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { aLessonIdentity } from '@/__tests__/support/learner';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { useCourseMarks } from '@/lib/learning/browser/use-course-marks';
import { useLearning } from '@/lib/learning/browser/use-learning';
import { toCourseBrief } from '@/lib/learning/course-brief';
import { aCourse, aLesson, aVideoId } from '@/scripts/fakes/course';

const lessons = [1, 2].map((number) => aLesson({ video: { host: 'youtube', id: aVideoId(number) } }));
const brief = toCourseBrief(aCourse({ id: 'algebra', lessons }));
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  currentLearner().documents.clear();
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      return { ok: true, headers: new Headers(), json: async () => ({ courses: { algebra: brief } }) };
    },
  });
});

const marks = () => renderHook(() => useCourseMarks('algebra', useLearning('now')));

it('asks nothing for somebody who has watched nothing', async () => {
  const { result } = marks();
  await waitFor(() => expect(result.current?.size).toBe(0));
  await import('@/lib/learning/browser/course-briefs');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.filter((address) => address.includes('courses'))).toEqual([]);
});

it('marks a lesson that was watched in another course', async () => {
  currentLearner().markLesson(aLessonIdentity({ videoId: aVideoId(2), courseId: 'arithmetic' }), true);
  const { result } = marks();
  await waitFor(() => expect(result.current?.get(2)).toMatchObject({ done: true }));
  expect(result.current?.size).toBe(1);
});
