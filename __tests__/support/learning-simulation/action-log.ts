import { deepStrictEqual, ok } from 'node:assert';
import type { Learner, LessonIdentity } from '@/lib/learning/browser/learner';
import type { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import { myCourses } from '@/lib/learning/learner-courses';
import { activityOf } from '@/lib/learning/records/merge-documents';
import { mergeRanges, watchedSeconds } from '@/lib/learning/records/watched-ranges';

/** Something that was done in a run through a course, at a time of the device. */
type Done = { video: string; course: string; run: number; at: number };
type Part = Done & { range: [number, number]; seconds: number };
type Mark = Done & { value: boolean | undefined };
type Choice = {
  collection: 'savedCourses' | 'settings' | 'paths' | 'known';
  id: string;
  field: string;
  value: unknown;
  at: number;
};
type Actions = { parts: Part[]; marks: Mark[]; choices: Choice[] };

/** Every day has begun, also one of a clock that was fast. */
const AFTER_ALL = Date.UTC(2100, 0);
const CHOSEN = ['savedCourses', 'settings', 'paths', 'known'] as const;
const rank = (value: boolean | undefined) => (value === undefined ? 0 : value ? 2 : 1);
const text = (value: unknown) => JSON.stringify(value) ?? '';

/** What people did, by whose it is: of a browser while nobody is signed in, of the account that took it over then. */
export class ActionLog {
  readonly #byOwner = new Map<string, Actions>();

  of(owner: string): Actions {
    const known = this.#byOwner.get(owner) ?? { parts: [], marks: [], choices: [] };
    this.#byOwner.set(owner, known);
    return known;
  }

  handOver(from: string, to: string): void {
    const [old, next] = [this.of(from), this.of(to)];
    next.parts.push(...old.parts);
    next.marks.push(...old.marks);
    next.choices.push(...old.choices);
    this.#byOwner.delete(from);
  }

  forget(owner: string): void {
    this.#byOwner.delete(owner);
  }

  watched(
    owner: string,
    learner: Learner,
    lesson: LessonIdentity,
    range: [number, number],
    seconds: number,
  ): void {
    const record = learner.recordOf(lesson);
    const { rangeTimes = [], restartedAt: run = 0 } = record ?? {};
    // A part that continues another one has its time.
    const at = Math.min(
      ...rangeTimes.filter(
        (_, index) =>
          index % 3 === 2 &&
          (rangeTimes[index - 2] ?? 0) < range[1] &&
          (rangeTimes[index - 1] ?? 0) > range[0],
      ),
    );
    if (record) ok(at >= run, 'watched before the restart that is known');
    this.of(owner).parts.push({ video: lesson.videoId, course: lesson.courseId, run, at, range, seconds });
  }

  marked(owner: string, learner: Learner, lesson: LessonIdentity): void {
    const record = learner.recordOf(lesson);
    if (!record) throw new Error('A mark was not written down.');
    const { markedDone: value, markedAt: at = 0, restartedAt: run = 0 } = record;
    this.of(owner).marks.push({ video: lesson.videoId, course: lesson.courseId, run, value, at });
  }

  /** Writes down which fields were chosen between two states of a learner's documents. */
  chose(owner: string, before: Map<string, number>, documents: LocalDocuments): void {
    for (const [place, at] of timesOf(documents)) {
      if (before.get(place) === at) continue;
      const [collection, id, field] = JSON.parse(place) as [Choice['collection'], string, string];
      const value = (documents.get(collection, id) as Record<string, unknown> | undefined)?.[field];
      this.of(owner).choices.push({ collection, id, field, value, at });
    }
  }

  /** Compares what an account holds with what was done: all parts, all seconds, and where clocks were right the newest of each choice. */
  check(owner: string, learner: Learner, areClocksRight: boolean): void {
    const { parts, choices } = this.of(owner);
    const { documents } = learner;
    for (const video of new Set(parts.map((part) => part.video))) {
      const all = parts.filter((one) => one.video === video).map(({ range }) => range);
      deepStrictEqual(documents.get('watchHistory', video)?.ranges, mergeRanges(...all), 'parts');
    }
    const seconds = activityOf(documents.all('activityDays'), AFTER_ALL).reduce(
      (sum, day) => sum + day.seconds,
      0,
    );
    deepStrictEqual(
      Math.round(seconds),
      parts.reduce((sum, part) => sum + part.seconds, 0),
      'seconds',
    );
    if (!areClocksRight) return;
    this.#checkCourses(owner, learner);
    const places = new Set(
      choices.map(({ collection, id, field }) => JSON.stringify([collection, id, field])),
    );
    for (const place of places) {
      const [collection, id, field] = JSON.parse(place) as [Choice['collection'], string, string];
      const newest = choices
        .filter((one) => one.collection === collection && one.id === id && one.field === field)
        .sort((one, other) => other.at - one.at || (text(other.value) > text(one.value) ? 1 : -1))[0];
      const found = (documents.get(collection, id) as Record<string, unknown> | undefined)?.[field];
      deepStrictEqual(found, newest?.value, `choice of ${place}`);
    }
  }

  /** Each course has what counts there since its restart, and is listed if it was begun and not removed since. */
  #checkCourses(owner: string, learner: Learner): void {
    const { parts, marks } = this.of(owner);
    const { documents } = learner;
    const listed = myCourses(documents.all('watchHistory'), documents.all('savedCourses'));
    for (const course of new Set([...parts, ...marks].map((one) => one.course))) {
      const { restartedAt = 0, removedAt = 0 } = documents.get('savedCourses', course) ?? {};
      const own = [...parts, ...marks.filter(({ value }) => value)].filter((one) => one.course === course);
      if (own.some(({ at }) => at > removedAt))
        ok(
          listed.some(({ id }) => id === course),
          'listed',
        );
      for (const video of new Set([...parts, ...marks].map((one) => one.video))) {
        const record = learner.recordOf({ videoId: video, courseId: course });
        const counts = (one: Done) => one.video === video && one.at >= restartedAt;
        const expected = mergeRanges(...parts.filter(counts).map(({ range }) => range));
        const found = record?.ranges ?? [];
        deepStrictEqual(watchedSeconds(mergeRanges(found, expected)), watchedSeconds(found), 'parts since');
        const newest = marks
          .filter(counts)
          .filter(({ run, course: where }) => run === 0 || (where === course && run === restartedAt))
          .sort((one, other) => other.at - one.at || rank(other.value) - rank(one.value))[0];
        if (newest) deepStrictEqual(record?.markedDone, newest.value, 'mark');
      }
    }
  }
}

/** When each field of each document was chosen, by its place. */
export function timesOf(documents: LocalDocuments): Map<string, number> {
  const times = new Map<string, number>();
  for (const collection of CHOSEN) {
    for (const [id, { times: chosen = {} }] of documents.entries(collection)) {
      for (const [field, at] of Object.entries(chosen))
        times.set(JSON.stringify([collection, id, field]), at);
    }
  }
  return times;
}
