import { aRecord, theSettings } from '@/__tests__/support/learning';
import { arrangeCourses, myCourses } from '@/lib/learning/learner-courses';
import { lessonMarks, playlistPoint } from '@/lib/learning/records/lesson-marks';
import { summarise } from '@/lib/learning/summary';
import { aVideoId } from '@/scripts/fakes/course';

const entry = (courseId: string, overrides: object = {}) => ({
  courseId,
  title: courseId,
  updatedAt: 1,
  ...overrides,
});
const outline = (id: string, count: number) => ({
  id,
  lessons: Array.from({ length: count }, (_, index) => ({ videoId: aVideoId(index + 1) })),
});
const done = (number: number, overrides: object = {}) =>
  aRecord({ videoId: aVideoId(number), lesson: number, lessonCount: 2, progress: 1, ...overrides });
const listed = (courses: ReturnType<typeof myCourses>) => courses.map(({ id, state }) => `${id}: ${state}`);

it('lists started, saved and finished courses, latest first', () => {
  const records = [
    done(1, { courseId: 'finished', lastWatched: 10 }),
    done(2, { courseId: 'finished', lastWatched: 20 }),
    aRecord({ courseId: 'begun', progress: 0.2, lastWatched: 40 }),
  ];
  const saved = [entry('saved', { savedAt: 30 })];

  expect(listed(myCourses(records, saved))).toEqual([
    'begun: continue',
    'saved: saved',
    'finished: finished',
  ]);
});

it('takes a finished course up again when its list of lessons grew', () => {
  const records = [done(1), done(2)];
  const [before] = myCourses(records, [], new Map([['course-1', outline('course-1', 2)]]));
  const [after] = myCourses(records, [], new Map([['course-1', outline('course-1', 5)]]));

  expect(before).toMatchObject({ state: 'finished', progress: { lessonsAdded: 0 } });
  expect(after).toMatchObject({ state: 'continue', progress: { lessonsAdded: 3, nextLesson: 3 } });
});

it('leaves out what was taken off the list until it is watched again', () => {
  const records = [aRecord({ lastWatched: 50 })];
  expect(myCourses(records, [entry('course-1', { removedAt: 60 })])).toEqual([]);
  expect(myCourses(records, [entry('course-1', { removedAt: 40 })])).toHaveLength(1);
});

it('counts a restarted course from the beginning', () => {
  const [course] = myCourses([done(1), done(2)], [entry('course-1', { restartedAt: 9_000 })]);
  expect(course).toMatchObject({ state: 'continue', progress: { finishedLessons: 0, nextLesson: 1 } });
});

it('finds titles by words, whatever their case and accents', () => {
  const records = ['Calculo', 'Cálculo avanzado', 'Botany'].map((courseTitle, index) =>
    aRecord({ courseId: courseTitle, courseTitle, videoId: aVideoId(index), lastWatched: index + 1 }),
  );
  const courses = myCourses(records, []);
  const titles = (words: string, sort: 'recent' | 'title') =>
    arrangeCourses(courses, words, sort).map(({ title }) => title);

  expect(titles('CALCULO', 'title')).toEqual(['Calculo', 'Cálculo avanzado']);
  expect(titles('avanzado cálc', 'recent')).toEqual(['Cálculo avanzado']);
  expect(titles('', 'recent')).toEqual(['Botany', 'Cálculo avanzado', 'Calculo']);
});

it('shows which parts of a lesson were watched', () => {
  const marks = lessonMarks('course-1', [aRecord({ ranges: [0, 60, 300, 600], progress: 0.6 })], undefined);
  expect(marks.get(1)).toEqual({
    done: false,
    fraction: 0.6,
    parts:
      'linear-gradient(to right, transparent 0.0%, var(--accent) 0.0%, var(--accent) 10.0%, transparent 10.0%, ' +
      'transparent 50.0%, var(--accent) 50.0%, var(--accent) 100.0%, transparent 100.0%)',
  });
});

it('marks nothing of another course, or from before a restart', () => {
  const records = [done(1), done(2, { courseId: 'other' })];
  expect([...lessonMarks('course-1', records, undefined).keys()]).toEqual([1]);
  expect(lessonMarks('course-1', records, entry('course-1', { restartedAt: 9_000 })).size).toBe(0);
});

it('goes on in a playlist with its last video, or right before its end when that was finished', () => {
  const first = done(1, { lastWatched: 1, currentTime: 600 });
  const second = aRecord({
    videoId: aVideoId(2),
    lesson: 2,
    lastWatched: 2,
    currentTime: 300,
    progress: 0.5,
  });

  expect(playlistPoint('course-1', [first, second], undefined)).toEqual({
    videoId: aVideoId(2),
    second: 300,
  });
  expect(playlistPoint('course-1', [first], undefined)).toMatchObject({ videoId: aVideoId(1), second: 596 });
});

it('sums up what was done: minutes, lessons, courses and the learner’s own day', () => {
  const now = Date.parse('2026-03-10T02:00:00Z');
  const facts = {
    records: [done(1), done(2), aRecord({ videoId: 'x', courseId: 'other', progress: 0.1 })],
    activity: [
      { day: '2026-03-09', seconds: 1_500, lessonsFinished: 1 },
      { day: '2026-03-01', seconds: 600, lessonsFinished: 1 },
    ],
    saved: [],
    settings: theSettings(),
    timeZone: 'America/New_York',
  };
  expect(summarise(facts, now)).toMatchObject({
    today: '2026-03-09',
    streak: { state: { kind: 'kept' }, days: 1 },
    minutes: { thisWeek: 25, inAll: 35 },
    lessonsFinished: 2,
    coursesFinished: 1,
  });
});
