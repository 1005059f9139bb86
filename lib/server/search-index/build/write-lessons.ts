import { assertServer } from '@/lib/assert-server';
import type { Course, Topic } from '@/lib/courses/course.schema';
import { lessonPieces, MAX_PIECES, pieceTitle } from '@/lib/courses/lessons/lesson-pieces';
import { listedLessons } from '@/lib/courses/lessons/lesson-titles';
import type { OpenDatabase } from '@/lib/server/search-index/open-database';
import { conceptsIn, LONGEST_PHRASE, stemKey } from '@/lib/text-analysis/phrases';
import { stem } from '@/lib/text-analysis/stem';
import { type Token, tokenize } from '@/lib/text-analysis/tokenize';
import { topicToken } from './analyse-course';

assertServer('lib/server/search-index/build/write-lessons');

/** Words of a lesson's title that are stored. */
const MAX_WORDS = 40;

/** The number of a piece in the full-text index of lessons: in the order of the courses, then of the pieces. */
export const pieceId = (row: number, place: number): number => row * MAX_PIECES + place;

/** Names of topics in all languages, as phrases. What leads to a topic, such as a profession, is none. */
function topicNames(topics: ReadonlyMap<string, Topic>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { slug, name, words = {}, kind } of topics.values()) {
    if (kind !== undefined) continue;
    for (const phrase of [name, slug.replaceAll('-', ' '), ...Object.values(words).flat()]) {
      const key = stemKey(tokenize(phrase));
      if (key && !names.has(key)) names.set(key, topicToken(slug));
    }
  }
  return names;
}

/** The words of lessons and chapters, as they are found: the stems of the title, its concepts and the topics in it. */
export class LessonWords {
  /** `names`: the tokens of topics by their names, as stem keys. */
  constructor(readonly names: ReadonlyMap<string, string>) {}

  /** Each piece of a course that can be found. */
  *of({ language, lessons }: Course): Generator<{ place: number; words: string }> {
    const [primary = 'en'] = language.split('-');
    for (const [place, piece] of lessonPieces(lessons).entries()) {
      // The only lesson of a course is the course.
      if (piece.lesson.gone || (!piece.chapter && lessons?.length === 1)) continue;
      const tokens = tokenize(pieceTitle(piece)).slice(0, MAX_WORDS);
      const stems = tokens.map(({ surface }) => stem(surface, primary));
      const words = new Set([...stems, ...conceptsIn(tokens), ...this.#topicsIn(tokens)]);
      if (words.size > 0) yield { place, words: [...words].join(' ') };
    }
  }

  #topicsIn(tokens: Token[]): Set<string> {
    const found = new Set<string>();
    for (let from = 0; from < tokens.length; from++) {
      for (let length = 1; length <= LONGEST_PHRASE && from + length <= tokens.length; length++) {
        const topic = this.names.get(stemKey(tokens.slice(from, from + length)));
        if (topic) found.add(topic);
      }
    }
    return found;
  }
}

/** Writes the full-text index of lessons and chapters, and which courses have lessons that search engines list. */
export class LessonWriter {
  readonly #words: LessonWords;
  #listed = 0;

  constructor(
    readonly database: OpenDatabase,
    topics: ReadonlyMap<string, Topic>,
  ) {
    const names = topicNames(topics);
    for (const [key, token] of names) database.run('INSERT INTO topic_names VALUES (?, ?)', key, token);
    this.#words = new LessonWords(names);
  }

  add(row: number, course: Course): void {
    this.#list(row, course);
    for (const { place, words } of this.#words.of(course))
      this.database.run('INSERT INTO lessons (rowid, words) VALUES (?, ?)', pieceId(row, place), words);
  }

  /** Each course with the position of its last listed lesson among all of the catalogue. */
  #list(row: number, { lessons }: Course): void {
    const { length } = listedLessons(lessons);
    if (length === 0) return;
    this.#listed += length;
    this.database.run('INSERT INTO lesson_pages VALUES (?, ?)', this.#listed, row);
  }
}
