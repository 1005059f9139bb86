import { assertServer } from '@/lib/assert-server';
import { SCOPES, type Scope } from '@/lib/server/search-index/index-schema';
import type { AnalysedCourse, Entry } from './analyse-course';

assertServer('lib/server/search-index/build/vocabulary');

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
export type StemCounts = Record<Scope, number> & { last: Record<Scope, number> };

/** Languages that have a bit in a word's map. */
const MAX_LANGUAGES = 30;

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
    if (language.id <= MAX_LANGUAGES) word.languages |= 1 << (language.id - 1);
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

/** Numbers at the start of a head that say how long its fields are. */
export const HEAD_FIELDS = 5;

/**
 * A course's words as numbers in one blob: `HEAD_FIELDS` counts (title, extra, topics, first topic, people), then all
 * numbers.
 */
export function packHead(head: {
  title: number[];
  extra: number[];
  topics: number[];
  firstTopic: number;
  people: number[];
}): Buffer {
  const { title, extra, topics, firstTopic, people } = head;
  const counts = [title.length, extra.length, topics.length, firstTopic, people.length];
  return bufferOf(Uint32Array.from([...counts, ...title, ...extra, ...topics, ...people]));
}

export function bufferOf(array: Uint8Array | Uint16Array | Uint32Array | Float32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/** The numbers of a blob. They are copied because a driver's buffer may not be aligned to four bytes. */
export function numbersOf(blob: Buffer): Uint32Array {
  if (blob.byteOffset % 4 === 0) return new Uint32Array(blob.buffer, blob.byteOffset, blob.byteLength / 4);
  return new Uint32Array(new Uint8Array(blob).buffer);
}
