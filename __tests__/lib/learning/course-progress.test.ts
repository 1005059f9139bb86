import { aRecord } from '@/__tests__/support/learning';
import { courseProgress } from '@/lib/learning/course-progress';
import { aVideoId } from '@/scripts/fakes/course';

const COURSE = {
  lessons: [1, 2, 3].map((number) => ({ videoId: aVideoId(number), seconds: 600 })),
};
const finished = (number: number, lastWatched = number) =>
  aRecord({ videoId: aVideoId(number), lesson: number, progress: 1, lastWatched, lessonCount: 3 });

it('starts at the first lesson with everything left', () => {
  expect(courseProgress(COURSE, [])).toMatchObject({
    fraction: 0,
    nextLesson: 1,
    secondsLeft: 1_800,
    finished: false,
  });
});

it('goes on with the lesson that was left in the middle', () => {
  const half = aRecord({ videoId: aVideoId(2), progress: 0.5, lastWatched: 9 });

  expect(courseProgress(COURSE, [finished(1), half])).toMatchObject({
    nextLesson: 2,
    secondsLeft: 900,
    finishedLessons: 1,
    fraction: 0.5,
  });
});

it('goes on after the lesson that was finished last, then with what was skipped', () => {
  expect(courseProgress(COURSE, [finished(2)]).nextLesson).toBe(3);
  expect(courseProgress(COURSE, [finished(2, 1), finished(3, 2)]).nextLesson).toBe(1);
});

it('is finished when its lessons are', () => {
  const progress = courseProgress(COURSE, [finished(1), finished(2), finished(3)]);

  expect(progress).toMatchObject({ finished: true, fraction: 1, secondsLeft: 0 });
  expect(progress.nextLesson).toBeUndefined();
});

it('does not guess the time left when a length is unknown', () => {
  const unknown = { lessons: [{ videoId: aVideoId(1) }, { videoId: aVideoId(2) }] };

  expect(courseProgress(unknown, []).secondsLeft).toBeUndefined();
});

it('estimates the time left from the lengths that are known, and says that it does', () => {
  const lessons = [1, 2, 3, 4].map((number) => ({ videoId: aVideoId(number) }));
  const half = aRecord({ videoId: aVideoId(2), progress: 0.5, duration: 400, lastWatched: 2 });

  expect(courseProgress({ lessons }, [finished(1), half])).toMatchObject({
    secondsLeftAbout: 200 + 500 + 500,
  });
  expect(courseProgress({ lessons }, [finished(1), half])).not.toHaveProperty('secondsLeft');
  expect(courseProgress({ lessons }, [half])).not.toHaveProperty('secondsLeftAbout');
});
