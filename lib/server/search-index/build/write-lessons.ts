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

/** Writes the full-text index of lessons and chapters, and which courses have lessons that search engines list. */
export class LessonWriter {
  readonly #names: ReadonlyMap<string, string>;
  #listed = 0;

  constructor(
    readonly database: OpenDatabase,
    topics: ReadonlyMap<string, Topic>,
  ) {
    this.#names = topicNames(topics);
  }

  add(row: number, course: Course): void {
    this.#list(row, course);
    const language = course.language.split('-')[0] ?? 'en';
    lessonPieces(course.lessons).forEach((piece, place) => {
      // The only lesson of a course is the course.
      if (piece.lesson.gone || (!piece.chapter && course.lessons?.length === 1)) return;
      const tokens = tokenize(pieceTitle(piece)).slice(0, MAX_WORDS);
      const stems = tokens.map(({ surface }) => stem(surface, language));
      const words = new Set([...stems, ...conceptsIn(tokens), ...this.#topicsIn(tokens)]);
      if (words.size === 0) return;
      const sql = 'INSERT INTO lessons (rowid, words) VALUES (?, ?)';
      this.database.run(sql, pieceId(row, place), [...words].join(' '));
    });
  }

  /** Each course with the position of its last listed lesson among all of the catalogue. */
  #list(row: number, { lessons }: Course): void {
    const { length } = listedLessons(lessons);
    if (length === 0) return;
    this.#listed += length;
    this.database.run('INSERT INTO lesson_pages VALUES (?, ?)', this.#listed, row);
  }

  #topicsIn(tokens: Token[]): Set<string> {
    const found = new Set<string>();
    for (let from = 0; from < tokens.length; from++) {
      for (let length = 1; length <= LONGEST_PHRASE && from + length <= tokens.length; length++) {
        const topic = this.#names.get(stemKey(tokens.slice(from, from + length)));
        if (topic) found.add(topic);
      }
    }
    return found;
  }
}
