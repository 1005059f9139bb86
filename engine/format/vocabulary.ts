import type { AnalysedCourse, Entry } from './analyse-course';
import { SCOPES, type Scope } from './index-schema';
import { withLanguage } from './language-bits';

type Word = Entry & {
  id: number;
  courses: number;
  last: number;
  /**
   * A bit map of the languages of the titles with this word, the number of these titles, and of the English
   * ones.
   */
  languages: number;
  titles: number;
  english: number;
};
type StemCounts = Record<Scope, number> & { last: Record<Scope, number> };

function keyOf({ word, stem }: Entry): string {
  return word === stem ? word : `${word} ${stem}`;
}

/** Numbers the words of a catalogue and counts the courses that contain them. */
export class Vocabulary {
  readonly words = new Map<string, Word>();
  readonly stems = new Map<string, StemCounts>();

  /**
   * Counts the words of this row's course and returns the word numbers of its fields. `language` is the
   * number of the course's language, from 1.
   */
  add(row: number, course: AnalysedCourse, language: { id: number; isEnglish: boolean }) {
    const topics = course.topics.flat();
    return {
      title: course.title.map((entry) => {
        const id = this.#count(entry, row, 'title');
        this.#note(entry, language);
        return id;
      }),
      extra: course.extra.map((entry) => this.#count(entry, row, 'title')),
      topics: topics.map((entry) => this.#count(entry, row, 'head')),
      firstTopic: course.topics[0]?.length ?? 0,
      people: course.people.map((entry) => this.#count(entry, row, 'head')),
      more: course.more.flatMap((piece) => [...piece.map((entry) => this.#count(entry, row, 'all')), 0]),
    };
  }

  #note(entry: Entry, language: { id: number; isEnglish: boolean }): void {
    const word = this.words.get(keyOf(entry));
    if (!word) return;
    word.titles++;
    if (language.isEnglish) word.english++;
    word.languages = withLanguage(word.languages, language.id);
  }

  #count(entry: Entry, row: number, scope: Scope): number {
    const key = keyOf(entry);
    let word = this.words.get(key);
    if (!word) {
      word = { ...entry, id: this.words.size + 1, courses: 0, last: 0, languages: 0, titles: 0, english: 0 };
      this.words.set(key, word);
    }
    if (word.last !== row && scope !== 'all') {
      word.last = row;
      word.courses++;
    }
    this.#countStem(entry.stem, row, scope);
    return word.id;
  }

  #countStem(stem: string, row: number, scope: Scope): void {
    let counts = this.stems.get(stem);
    if (!counts) {
      counts = { title: 0, head: 0, all: 0, last: { title: 0, head: 0, all: 0 } };
      this.stems.set(stem, counts);
    }
    for (let at = SCOPES.indexOf(scope); at < SCOPES.length; at++) {
      const wider = SCOPES[at];
      if (!wider || counts.last[wider] === row) continue;
      counts.last[wider] = row;
      counts[wider]++;
    }
  }
}

/** Numbers at the start of a head: how long its fields are, the series that the course is part of, and its versions. */
const HEAD_FIELDS = 7;
const SERIES = 5;
const VERSIONS = 6;
/** Courses of one series have the same number. */
export const seriesOf = (head: Uint32Array): number => head[SERIES] ?? 0;
/** Versions of one course have the same number; 0 if it has no others. */
export const versionsOf = (head: Uint32Array): number => head[VERSIONS] ?? 0;

/**
 * A course's words as numbers in one blob: five counts (title, extra, topics, first topic, people), its series and
 * versions, then all numbers. The words of the first topic are the first ones of all topics.
 */
export function packHead(head: {
  title: number[];
  extra: number[];
  topics: number[];
  firstTopic: number;
  people: number[];
  series: number;
  versions: number;
}): Buffer {
  const { title, extra, topics, firstTopic, people, series, versions } = head;
  const counts = [title.length, extra.length, topics.length, firstTopic, people.length, series, versions];
  return bufferOf(Uint32Array.from([...counts, ...title, ...extra, ...topics, ...people]));
}

/**
 * Where the fields of a head begin and end, as `packHead` packed them: each begins where the one before it ends. One object
 * is for many heads, so that ranking a row makes none.
 */
export class FieldOffsets {
  readonly title = HEAD_FIELDS;
  extra = 0;
  topics = 0;
  firstTopicEnd = 0;
  people = 0;
  end = 0;

  /** Says from now on where the fields of this head are. */
  of(head: Uint32Array): this {
    this.extra = this.title + (head[0] ?? 0);
    this.topics = this.extra + (head[1] ?? 0);
    this.people = this.topics + (head[2] ?? 0);
    this.firstTopicEnd = this.topics + (head[3] ?? 0);
    this.end = this.people + (head[4] ?? 0);
    return this;
  }
}

/** The numbers of a head by field; `words` are all of them. Nothing is copied. */
export function readHead(head: Uint32Array) {
  const { title, extra, topics, firstTopicEnd, people, end } = new FieldOffsets().of(head);
  return {
    words: head.subarray(title),
    title: head.subarray(title, extra),
    extra: head.subarray(extra, topics),
    topics: head.subarray(topics, people),
    firstTopic: head.subarray(topics, firstTopicEnd),
    people: head.subarray(people, end),
  };
}

export function bufferOf(array: Uint8Array | Uint16Array | Uint32Array | Float32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/** The numbers of a blob. They are copied because a driver's buffer may not be aligned to four bytes. */
export function numbersOf(blob: Buffer): Uint32Array {
  if (blob.byteOffset % 4 === 0) return new Uint32Array(blob.buffer, blob.byteOffset, blob.byteLength / 4);
  return new Uint32Array(new Uint8Array(blob).buffer);
}
