import { deepStrictEqual } from 'node:assert';
import type { Learner } from '@/lib/browser/learning/learner';
import type { LocalDocuments } from '@/lib/browser/learning/sync/local-documents';
import { mergeRanges } from '@/lib/learning/records/watched-ranges';

type Part = { video: string; epoch: number; range: [number, number]; seconds: number };
type Mark = { video: string; epoch: number; value: boolean | undefined; at: number };
type Choice = {
  collection: 'savedCourses' | 'settings' | 'paths';
  id: string;
  field: string;
  value: unknown;
  at: number;
};
type Actions = { parts: Part[]; marks: Mark[]; choices: Choice[] };

const CHOSEN = ['savedCourses', 'settings', 'paths'] as const;
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

  watched(owner: string, learner: Learner, video: string, range: [number, number], seconds: number): void {
    const epoch = learner.documents.get('watchHistory', video)?.restartedAt ?? 0;
    this.of(owner).parts.push({ video, epoch, range, seconds });
  }

  marked(owner: string, learner: Learner, video: string): void {
    const record = learner.documents.get('watchHistory', video);
    if (!record) throw new Error('A mark was not written down.');
    const { markedDone: value, markedAt: at = 0, restartedAt: epoch = 0 } = record;
    this.of(owner).marks.push({ video, epoch, value, at });
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
  check(owner: string, documents: LocalDocuments, areClocksRight: boolean): void {
    const { parts, marks, choices } = this.of(owner);
    const records = new Map(documents.entries('watchHistory'));
    for (const video of new Set(parts.map((part) => part.video))) {
      const actions = [...parts, ...marks].filter((one) => one.video === video);
      const epoch = Math.max(...actions.map((one) => one.epoch));
      const counted = parts.filter((one) => one.video === video && one.epoch === epoch);
      deepStrictEqual(records.get(video)?.ranges, mergeRanges(...counted.map(({ range }) => range)), 'parts');
    }
    const seconds = documents
      .all('activityDays')
      .reduce((sum, { devices }) => sum + Object.values(devices).reduce((all, one) => all + one, 0), 0);
    deepStrictEqual(
      Math.round(seconds),
      parts.reduce((sum, part) => sum + part.seconds, 0),
      'seconds',
    );
    if (!areClocksRight) return;
    for (const video of new Set(marks.map((mark) => mark.video))) {
      const epoch = records.get(video)?.restartedAt ?? 0;
      const newest = marks
        .filter((one) => one.video === video && one.epoch === epoch)
        .sort((one, other) => other.at - one.at || rank(other.value) - rank(one.value))[0];
      if (newest) deepStrictEqual(records.get(video)?.markedDone, newest.value, 'mark');
    }
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
