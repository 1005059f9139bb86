import type { Course, Errand, Topic, TopicNeeds } from '@/engine/course.schema';
import type { OpenDatabase } from '@/engine/open-database';
import { stem } from '@/engine/text/stem';
import { tokenize } from '@/engine/text/tokenize';

/** How much each text says of what a topic's words are. */
const WEIGHTS = { name: 1, need: 1, title: 0.2, lesson: 0.05 };
/** A word that a topic has with this weight is half as sure as one that it has always. */
const HALF = 0.3;
/** Lessons of a course that are read. */
const LESSONS = 200;

/** Numbers of a topic and of a share are packed in one: the share in the low eight bits. */
export const SHARE_BITS = 8;
export const WHOLE = 2 ** SHARE_BITS - 1;

/** The word of a language as the index of topics' words has it. */
export const wordIn = (language: string, surface: string): string => `${language}:${stem(surface, language)}`;

/** How much a word tells that so many of the topics have. */
export const rarityOf = (having: number, topics: number): number =>
  Math.log(1 + topics / Math.max(having, 0.5)) ** 1.5;

/** Which classes, topics or errands, have each word, and how much. */
class WordsOfClasses {
  readonly #words = new Map<string, Map<string, number>>();

  add(slug: string, language: string, text: string, weight: number): void {
    // With its accents and without: the endings that are cut off differ.
    const words = tokenize(text).flatMap(({ surface, word }) => [surface, word]);
    for (const word of new Set(words.map((one) => wordIn(language, one)))) {
      const having = this.#words.get(word) ?? new Map<string, number>();
      this.#words.set(word, having.set(slug, (having.get(slug) ?? 0) + weight));
    }
  }

  /** Each word, in how many classes it surely is, and these with their shares, packed; `slugs` number them. */
  *packed(slugs: readonly string[]): Generator<[word: string, sure: number, classes: Buffer]> {
    const numbers = new Map(slugs.map((slug, at) => [slug, at]));
    for (const [word, having] of this.#words) {
      const known = [...having].flatMap(([slug, weight]): [number, number][] => {
        const number = numbers.get(slug);
        return number === undefined ? [] : [[number, weight]];
      });
      const sure = known.reduce((sum, [, weight]) => sum + Math.min(1, weight), 0);
      const packed = known.map(
        ([number, weight]) => number * 2 ** SHARE_BITS + Math.round((WHOLE * weight) / (weight + HALF)),
      );
      yield [word, sure, Buffer.from(Uint32Array.from(packed).buffer)];
    }
  }
}

/** Gathers by which words people and courses speak of each topic. */
export class TopicWords {
  readonly #words = new WordsOfClasses();

  addNames({ slug, name, aliases, words = {} }: Topic): void {
    for (const one of [name, ...aliases]) this.#words.add(slug, 'en', one, WEIGHTS.name);
    for (const [language, names] of Object.entries(words))
      for (const one of names) this.#words.add(slug, language, one, WEIGHTS.name);
  }

  addNeeds({ topic, needs }: TopicNeeds): void {
    for (const [language, list] of Object.entries(needs))
      for (const one of list) this.#words.add(topic, language, one, WEIGHTS.need);
  }

  addCourse({ topics: [first], language, title, lessons = [] }: Course): void {
    if (first === undefined) return;
    const [primary = 'en'] = language.split('-');
    this.#words.add(first, primary, title, WEIGHTS.title);
    for (const lesson of lessons.slice(0, LESSONS))
      this.#words.add(first, primary, lesson.title, WEIGHTS.lesson);
  }

  /** `slugs` number the topics. */
  write(database: OpenDatabase, slugs: readonly string[]): void {
    for (const [word, sure, topics] of this.#words.packed(slugs))
      database.run('INSERT INTO topic_words VALUES (?, ?, ?)', word, rarityOf(sure, slugs.length), topics);
    database.run('INSERT INTO meta VALUES (?, ?)', 'topics', JSON.stringify(slugs));
  }
}

/** Writes by which words people speak of each errand. */
export function writeErrandWords(database: OpenDatabase, errands: readonly Errand[]): void {
  const words = new WordsOfClasses();
  for (const { errand, said } of errands)
    for (const [language, list] of Object.entries(said))
      for (const one of list) words.add(errand, language, one, WEIGHTS.need);
  const names = errands.map(({ errand }) => errand);
  for (const [word, , having] of words.packed(names))
    database.run('INSERT INTO errand_words VALUES (?, ?)', word, having);
  database.run('INSERT INTO meta VALUES (?, ?)', 'errands', String(names.length));
}
