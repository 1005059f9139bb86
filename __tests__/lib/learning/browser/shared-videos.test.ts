/** @jest-environment jsdom */
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { myCourses } from '@/lib/learning/learner-courses';
import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import { summarise } from '@/lib/learning/summary';
import { aVideoId } from '@/scripts/fakes/course';

/** One video that is lesson 61 of a course and lesson 1 of another. */
const inArithmetic = aLessonIdentity({
  courseId: 'arithmetic',
  courseTitle: 'Arithmetic',
  lesson: 61,
  lessonCount: 246,
});
const inAlgebra = aLessonIdentity({
  courseId: 'algebra',
  courseTitle: 'Pre-algebra',
  lesson: 1,
  lessonCount: 370,
});
const outlineOf = (count: number, place: number) => ({
  lessons: Array.from({ length: count }, (_, index) => ({
    videoId: index + 1 === place ? inArithmetic.videoId : aVideoId(1_000 + index),
  })),
});
const ALGEBRA = outlineOf(370, 1);
const outlines = new Map([
  ['arithmetic', outlineOf(246, 61)],
  ['algebra', ALGEBRA],
]);

function setUp() {
  const device = aLearner();
  const { documents, clock } = device;
  const listed = (known = new Map<string, typeof ALGEBRA>()) =>
    Object.fromEntries(
      myCourses(documents.all('watchHistory'), documents.all('savedCourses'), known).map((course) => [
        course.title,
        `${course.progress.finishedLessons} of ${course.progress.lessonCount}, then ${course.progress.nextLesson}`,
      ]),
    );
  /** What another device of the same person knows. */
  const copy = () => {
    const other = aLearner({ device: 'phone' });
    other.clock.time = clock.time;
    for (const collection of ['watchHistory', 'savedCourses'] as const) {
      other.documents.applyRemote(collection, documents.entries(collection) as never);
    }
    return other;
  };
  return { ...device, listed, copy };
}

describe('a video that stands in several courses', () => {
  it.each([
    ['with the lessons of the courses', outlines],
    ['without them', undefined],
  ])('keeps each course on the list with its progress, %s', (_, known) => {
    const { learner, clock, listed } = setUp();
    learner.markLesson(inArithmetic, true);
    clock.time += 1_000;
    learner.watch(inAlgebra, watched(2));

    expect(listed(known)).toEqual({ Arithmetic: '1 of 246, then 62', 'Pre-algebra': '1 of 370, then 2' });
    expect([...learner.marksOf('arithmetic').keys()]).toEqual([61]);
    expect([...learner.marksOf('algebra').keys()]).toEqual([1]);
  });

  it('counts in a course in which it was not watched, but does not begin it or move it on', () => {
    const { learner, documents, clock, listed } = setUp();
    learner.saveCourse('algebra', 'Pre-algebra');
    learner.markLesson(inArithmetic, true);
    clock.time += 1_000;
    const second = aLessonIdentity({ ...inArithmetic, videoId: aVideoId(2), lesson: 5 });
    learner.watch(second, watched(30));

    expect(listed(outlines)).toMatchObject({
      Arithmetic: '1 of 246, then 62',
      'Pre-algebra': '1 of 370, then 2',
    });
    const [algebra] = myCourses(
      documents.all('watchHistory'),
      documents.all('savedCourses'),
      outlines,
    ).filter(({ id }) => id === 'algebra');
    expect(algebra).toMatchObject({ state: 'saved' });
    expect(learner.marksOf('algebra').size).toBe(0);
    expect(learner.marksOf('algebra', ALGEBRA).get(1)).toMatchObject({ done: true });
    expect(learner.recordOf(inAlgebra)?.markedDone).toBe(true);
  });

  it('goes on in a course with the lesson that was watched there, whatever was watched elsewhere', () => {
    const { learner, clock, listed } = setUp();
    learner.watch({ ...inArithmetic, videoId: aVideoId(1_000 + 4), lesson: 5 }, watched(30));
    clock.time += 1_000;
    learner.watch(inAlgebra, watched(2));
    expect(listed(outlines)).toMatchObject({ Arithmetic: '0 of 246, then 5' });
  });

  it('does not bring back a course that was removed from the list', () => {
    const { learner, clock, listed } = setUp();
    learner.watch(inArithmetic, watched(30));
    clock.time += 1_000;
    learner.removeCourse('arithmetic');
    clock.time += 1_000;
    learner.watch(inAlgebra, watched(60));
    expect(Object.keys(listed())).toEqual(['Pre-algebra']);
  });

  it('loses nothing in one course when the other is restarted', () => {
    const { learner, clock, documents, listed, copy } = setUp();
    learner.watch(inArithmetic, watched(590));
    learner.markLesson(inArithmetic, true);
    clock.time += 1_000;
    learner.watch(inAlgebra, watched(310, 300));
    clock.time += 1_000;
    learner.restartCourse('algebra');
    expect(learner.recordOf(inAlgebra)).toBeUndefined();
    clock.time += 1_000;
    learner.watch(inAlgebra, watched(5));
    learner.markLesson(inAlgebra, false);
    learner.markLesson(inAlgebra, undefined);

    for (const { learner: one } of [{ learner }, copy()]) {
      expect(one.recordOf(inArithmetic)).toMatchObject({
        ranges: [0, 590],
        markedDone: true,
        currentTime: 310,
      });
      expect(one.recordOf(inAlgebra)).toMatchObject({ ranges: [0, 5], currentTime: 5 });
      expect(one.recordOf(inAlgebra)?.markedDone).toBeUndefined();
    }
    expect(listed(outlines)).toEqual({ Arithmetic: '1 of 246, then 62', 'Pre-algebra': '0 of 370, then 1' });
    expect(documents.all('watchHistory')).toHaveLength(1);
  });

  it('is one finished lesson, also if it was finished in a restarted course only', () => {
    const { learner, documents, clock } = setUp();
    const finished = () =>
      summarise(
        {
          records: documents.all('watchHistory'),
          activity: [],
          saved: documents.all('savedCourses'),
          settings: learner.settings,
          timeZone: 'UTC',
        },
        clock.time,
      ).lessonsFinished;
    learner.watch(inArithmetic, watched(10));
    learner.restartCourse('algebra');
    learner.markLesson(inAlgebra, true);
    expect(finished()).toBe(1);
    learner.markLesson(inArithmetic, true);
    expect(finished()).toBe(1);
  });

  it('is kept in the courses of the latest visits, and a long list of them stays valid', () => {
    const { learner, clock, documents } = setUp();
    for (let number = 0; number < 30; number += 1) {
      clock.time += 1_000;
      learner.watch(
        { ...inArithmetic, courseId: `course-${number}`, courseTitle: `Course ${number}` },
        watched(5),
      );
    }
    const titles = myCourses(documents.all('watchHistory'), []).map(({ title }) => title);
    expect(titles).toHaveLength(13);
    expect(titles[0]).toBe('Course 29');
  });
});

describe('a restart', () => {
  it('loses nothing when it is undone, whatever was watched since', () => {
    const { learner, clock } = setUp();
    learner.watch(inAlgebra, watched(300));
    learner.markLesson(inAlgebra, true);
    clock.time += 1_000;
    const undo = learner.restartCourse('algebra');
    clock.time += 1_000;
    learner.watch(inAlgebra, watched(405, 400));
    expect(learner.recordOf(inAlgebra)).toMatchObject({ ranges: [400, 405], currentTime: 405 });
    undo();

    expect(learner.recordOf(inAlgebra)).toMatchObject({
      ranges: [0, 300, 400, 405],
      currentTime: 300,
      markedDone: true,
    });
  });

  it('counts what another device that did not know of it has watched since, and goes on counting it', () => {
    const { learner, documents, clock, copy } = setUp();
    learner.watch(inAlgebra, watched(100));
    const other = copy();
    clock.time += 1_000;
    learner.restartCourse('algebra');
    other.clock.time += 60_000;
    other.learner.watch(inAlgebra, watched(500, 300));
    documents.applyRemote('watchHistory', other.documents.entries('watchHistory'));
    other.documents.applyRemote('savedCourses', documents.entries('savedCourses'));

    for (const { learner: one } of [{ learner }, other]) {
      expect(one.recordOf(inAlgebra)).toMatchObject({ ranges: [300, 500], currentTime: 500 });
    }
    other.learner.watch(inAlgebra, watched(510, 500));
    expect(other.learner.recordOf(inAlgebra)).toMatchObject({ ranges: [300, 510], currentTime: 510 });
  });

  it('counts what was watched since on a device whose clock is slow', () => {
    const { learner, clock } = setUp();
    learner.watch(inAlgebra, watched(100));
    learner.restartCourse('algebra');
    clock.time -= 86_400_000;
    learner.watch(inAlgebra, watched(320, 300));
    expect(learner.recordOf(inAlgebra)?.ranges).toEqual([300, 320]);
  });

  it('keeps the run of a record that an older version wrote', () => {
    const { learner, documents } = setUp();
    learner.watch(inAlgebra, watched(60));
    documents.update('watchHistory', inAlgebra.videoId, (record) => {
      const { rangeTimes: _, ...older } = record as WatchRecord;
      return { ...older, restartedAt: 7 };
    });
    documents.update('savedCourses', 'algebra', () => ({
      courseId: 'algebra',
      title: '',
      restartedAt: 7,
      updatedAt: 7,
    }));
    expect(learner.recordOf(inAlgebra)).toMatchObject({ ranges: [0, 60], currentTime: 60 });
    learner.watch(inAlgebra, watched(90, 60));
    expect(learner.recordOf(inAlgebra)).toMatchObject({ ranges: [0, 90], currentTime: 90 });
  });
});

describe('a mark alone', () => {
  it('sets no position: another device still offers to resume', () => {
    const { learner, documents, clock, copy } = setUp();
    const elsewhere = aLearner({ device: 'phone' });
    learner.watch(inAlgebra, watched(2_003, 2_000));
    elsewhere.clock.time = clock.time + 60_000;
    elsewhere.learner.markLesson(inAlgebra, true);
    elsewhere.learner.markLesson(inAlgebra, undefined);
    documents.applyRemote('watchHistory', elsewhere.documents.entries('watchHistory'));

    expect(learner.recordOf(inAlgebra)).toMatchObject({ currentTime: 2_003, ranges: [2_000, 2_003] });
    expect(copy().learner.recordOf(inAlgebra)).toMatchObject({ currentTime: 2_003 });
    expect(elsewhere.documents.all('watchHistory')[0]?.positionAt).toBeUndefined();
  });
});
