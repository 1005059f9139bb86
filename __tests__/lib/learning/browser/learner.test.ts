/** @jest-environment jsdom */
import { aLearner, aLessonIdentity, NOON, watched } from '@/__tests__/support/learner';
import { identifyElsewhere } from '@/lib/learning/browser/identify-lesson';
import { myCourses } from '@/lib/learning/learner-courses';
import {
  type ActivityEntry,
  type Settings,
  settingsSchema,
} from '@/lib/learning/records/learner-documents.schema';
import { activityOf } from '@/lib/learning/records/merge-documents';

const lesson = aLessonIdentity();

describe('Learner', () => {
  it('writes down where a lesson stopped and what was watched of it', () => {
    const { learner } = aLearner();
    learner.watch(lesson, watched(120));
    learner.watch(lesson, watched(300, 240));

    expect(learner.recordOf(lesson)).toMatchObject({
      currentTime: 300,
      duration: 600,
      ranges: [0, 120, 240, 300],
      progress: 0.3,
      furthest: 300,
      lastWatched: NOON + 1,
    });
  });

  it.each(Object.keys(settingsSchema.shape).filter((name) => name !== 'times' && name !== 'updatedAt'))(
    'saves the setting %s',
    (name) => {
      const { learner } = aLearner();
      const before = learner.settings[name as keyof Settings];
      const chosen =
        typeof before === 'boolean' ? !before : typeof before === 'number' ? before + 1 : 'other';
      learner.changeSettings({ [name]: chosen });
      expect(learner.settings).toMatchObject({ [name]: chosen, times: { [name]: NOON } });
    },
  );

  it('counts seconds and finished lessons on the day in the learner’s zone', () => {
    const { learner, documents, clock } = aLearner();
    clock.zone = 'Asia/Tokyo';
    clock.time = Date.parse('2026-03-10T14:59:00Z');
    learner.watch(lesson, watched(30));
    clock.time = Date.parse('2026-03-10T15:01:00Z');
    learner.watch(lesson, watched(560));

    expect(activityOf(documents.all('activityDays'), clock.time)).toEqual([
      { day: '2026-03-10', seconds: 30, lessonsFinished: 0 },
      { day: '2026-03-11', seconds: 560, lessonsFinished: 1 },
    ]);
  });

  it('counts a lesson once on a day, whichever device finished it, and the last word about it', () => {
    const [one, other] = [aLearner(), aLearner({ device: 'phone' })];
    const exchange = () => {
      const [here, there] = [one.documents.all('activityDays'), other.documents.all('activityDays')];
      one.documents.applyRemote('activityDays', [['2026-03-10', there[0] as ActivityEntry]]);
      other.documents.applyRemote('activityDays', [['2026-03-10', here[0] as ActivityEntry]]);
      return activityOf(one.documents.all('activityDays'), NOON)[0]?.lessonsFinished;
    };
    one.learner.markLesson(lesson, true);
    other.learner.markLesson(lesson, true);
    expect(exchange()).toBe(1);
    one.learner.markLesson(lesson, undefined);
    other.learner.markLesson(lesson, undefined);
    one.clock.time += 10;
    one.learner.markLesson(lesson, true);
    expect(exchange()).toBe(1);
  });

  it('goes on counting from zero under another name where its counter is gone', () => {
    const names = ['first', 'second'];
    const { learner, documents } = aLearner({ device: () => names.shift() ?? 'more' });
    learner.watch(lesson, watched(60));
    documents.take('activityDays', '2026-03-10');
    learner.watch(lesson, watched(60));
    expect(documents.all('activityDays')[0]?.devices).toEqual({ second: 60 });
  });

  it('keeps writes in order even where the clock runs behind', () => {
    const { learner, documents, clock } = aLearner();
    learner.watch(lesson, watched(10));
    clock.time = NOON - 86_400_000;
    learner.watch(lesson, watched(20));

    expect(documents.get('watchHistory', lesson.videoId)).toMatchObject({
      currentTime: 20,
      updatedAt: NOON + 1,
    });
  });

  it('counts on no day before the one on which the account was last read: the clock is slow', () => {
    const { learner, documents, clock } = aLearner({ owner: { kind: 'account', uid: 'ada' } });
    documents.seenUntil = `${NOON / 1_000}.000000000`;
    clock.time = NOON - 3 * 86_400_000;
    learner.watch(lesson, watched(600));
    learner.addMinutes(5);
    clock.time = NOON + 1_000;

    expect(activityOf(documents.all('activityDays'), clock.time)).toEqual([
      { day: '2026-03-10', seconds: 900, lessonsFinished: 1 },
    ]);
    expect(documents.get('watchHistory', lesson.videoId)).toMatchObject({ lastWatched: NOON });
    expect(learner.now).toBe(NOON + 1_000);
  });

  it('restarts a course and keeps what was learned', () => {
    const { learner, documents, clock } = aLearner();
    learner.watch(lesson, watched(600));
    clock.time += 1_000;
    const undo = learner.restartCourse('course-1');

    expect(learner.recordOf(lesson)).toBeUndefined();
    expect(activityOf(documents.all('activityDays'), NOON)[0]?.seconds).toBe(600);

    undo();
    expect(learner.recordOf(lesson)?.progress).toBe(1);

    learner.restartCourse('course-1');
    learner.watch(lesson, watched(60));
    expect(learner.recordOf(lesson)?.progress).toBe(0.1);
  });

  it('takes a course off the list until it is watched again, and puts it back', () => {
    const { learner, documents, clock } = aLearner();
    const list = () =>
      myCourses(documents.all('watchHistory'), documents.all('savedCourses')).map(({ state }) => state);
    learner.watch(lesson, watched(60));
    learner.saveCourse('course-2', 'Course 2');
    expect(list()).toEqual(['continue', 'saved']);

    clock.time += 1_000;
    const undo = learner.removeCourse('course-1');
    learner.unsaveCourse('course-2');
    expect(list()).toEqual([]);

    undo();
    expect(list()).toEqual(['continue']);

    learner.removeCourse('course-1');
    clock.time += 1_000;
    learner.watch(lesson, watched(90));
    expect(list()).toEqual(['continue']);
  });

  it('undoes one choice and leaves what another device chose meanwhile', () => {
    const { learner, documents, clock } = aLearner();
    learner.saveCourse('course-2', 'Course 2');
    clock.time += 1_000;
    const undo = learner.unsaveCourse('course-2');
    documents.applyRemote('savedCourses', [
      [
        'course-2',
        {
          courseId: 'course-2',
          title: '',
          restartedAt: 7,
          times: { restartedAt: NOON + 9_000 },
          updatedAt: NOON,
        },
      ],
    ]);
    undo();

    expect(documents.get('savedCourses', 'course-2')).toMatchObject({ savedAt: NOON, restartedAt: 7 });
  });

  it('keeps the videos of a playlist, and writes nothing where they are known', () => {
    const { learner, documents, clock } = aLearner();
    const ids = ['aaaaaaaaaaa', 'bbb_bbb-bbb'];
    expect(learner.keepPlaylist('accounting', 'Accounting', ids)).toBe(true);
    const kept = documents.get('savedCourses', 'accounting');
    expect(kept).toMatchObject({ title: 'Accounting', videos: ids, times: { videos: NOON } });
    expect(kept?.savedAt).toBeUndefined();
    clock.time += 1_000;
    expect(learner.keepPlaylist('accounting', 'Accounting', [...ids])).toBe(false);
    expect(documents.get('savedCourses', 'accounting')).toBe(kept);
    learner.saveCourse('accounting', 'Accounting');
    learner.keepPlaylist('accounting', 'Accounting', ids.slice(0, 1));
    expect(documents.get('savedCourses', 'accounting')).toMatchObject({
      savedAt: clock.time,
      videos: ['aaaaaaaaaaa'],
    });
  });

  it('keeps the later of two paths to the same goal', () => {
    const { learner, documents, clock } = aLearner();
    const step = { courseId: 'py', title: 'Python' };
    learner.savePath('Become a data scientist', [step, { courseId: 'sql', title: 'SQL' }]);
    clock.time += 1_000;
    learner.savePath('become a  Data Scientist!', [step]);
    expect(documents.all('paths')).toMatchObject([{ goal: 'become a  Data Scientist!', steps: [step] }]);
  });

  it('uses the chosen zone only where this machine knows it', () => {
    const { learner } = aLearner();
    learner.changeSettings({ timeZone: 'Pacific/Apia' });
    expect(learner.timeZone).toBe('Pacific/Apia');
    learner.changeSettings({ timeZone: 'Mars/Olympus' });
    expect(learner.timeZone).toBe('UTC');
  });
});

describe('a course of another site', () => {
  const course = identifyElsewhere({ id: 'algebra', title: 'Algebra' });
  /** The catalogue says that the course has no lessons here. */
  const outlines = new Map([['algebra', { lessons: [] }]]);

  function learning() {
    const { learner, documents, clock } = aLearner();
    const state = () =>
      myCourses(documents.all('watchHistory'), documents.all('savedCourses'), outlines)[0]?.state;
    const today = () => activityOf(documents.all('activityDays'), clock.time)[0];
    return { learner, documents, clock, state, today };
  }

  it('is started and finished by hand, and each mark can be taken back', () => {
    const { learner, state, today } = learning();
    learner.markElsewhere(course, 'started');
    expect(state()).toBe('continue');
    expect(today()).toBeUndefined();
    learner.markElsewhere(course, 'finished');
    expect(state()).toBe('finished');
    expect(today()).toMatchObject({ lessonsFinished: 1 });
    learner.markElsewhere(course, 'started');
    expect(state()).toBe('continue');
    expect(today()).toMatchObject({ lessonsFinished: 0 });
    learner.markElsewhere(course);
    expect(state()).toBeUndefined();
    learner.markElsewhere(course, 'started');
    expect(state()).toBe('continue');
  });

  it('is saved as before once a mark is taken back', () => {
    const { learner, state } = learning();
    learner.saveCourse('algebra', 'Algebra');
    learner.markElsewhere(course, 'finished');
    learner.markElsewhere(course);
    expect(state()).toBe('saved');
  });

  it('can be restarted', () => {
    const { learner, state } = learning();
    learner.markElsewhere(course, 'finished');
    learner.restartCourse('algebra');
    expect(state()).toBe('continue');
    learner.markElsewhere(course, 'finished');
    expect(state()).toBe('finished');
  });

  it('stays finished when it gets lessons here', () => {
    const { learner, documents } = learning();
    learner.markElsewhere(course, 'finished');
    const lessons = [{ videoId: 'one' }, { videoId: 'two' }];
    const [known] = myCourses(
      documents.all('watchHistory'),
      [],
      new Map([['algebra', { id: 'algebra', lessons }]]),
    );
    expect(known).toMatchObject({ state: 'finished', progress: { fraction: 1 } });
  });

  it('adds its minutes to the day, also taken back on the next one', () => {
    const { learner, clock, today } = learning();
    learner.addMinutes(45);
    const undo = learner.addMinutes(30);
    expect(today()).toMatchObject({ seconds: 4_500 });
    clock.time += 86_400_000;
    undo?.();
    expect(today()).toMatchObject({ day: '2026-03-10', seconds: 2_700 });
  });

  it.each([[0], [-5], [Number.NaN], [721]])('takes no %s minutes', (minutes) => {
    const { learner, today } = learning();
    expect(learner.addMinutes(minutes)).toBeUndefined();
    expect(today()).toBeUndefined();
  });
});
