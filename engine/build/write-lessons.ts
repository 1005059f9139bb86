import type { Course, Topic } from '@/engine/course.schema';
import { topicToken } from '@/engine/format/analyse-course';
import { lessonPieces, MAX_PIECES, pieceTitle } from '@/engine/format/lesson-pieces';
import type { CourseRules } from '@/engine/host.types';
import { LessonsOnTopics } from '@/engine/lessons-on';
import type { OpenDatabase } from '@/engine/open-database';
import { conceptsIn } from '@/engine/text/phrases';
import { stem } from '@/engine/text/stem';
import { tokenize } from '@/engine/text/tokenize';
import { makeTitleReader, type TitleReader } from '@/engine/text/topics-in-title';
import { ordinaryWords } from '@/engine/words/ordinary-words';
import type { WordFrequencies } from '@/engine/words/word-frequencies';

/** Words of a lesson's title that are stored. */
const MAX_WORDS = 40;

/** The number of a piece in the full-text index of lessons: in the order of the courses, then of the pieces. */
export const pieceId = (row: number, place: number): number => row * MAX_PIECES + place;

/** The words of lessons and chapters, as they are found: the stems of the title, its concepts and the topics in it. */
export class LessonWords {
  readonly #topics: ReadonlyMap<string, Topic>;
  readonly #readTitle: TitleReader;

  constructor(topics: Iterable<Topic>, frequencies: WordFrequencies) {
    this.#topics = new Map([...topics].map((topic) => [topic.slug, topic]));
    // An alias is often a part of its topic: a lesson on it is not what a search for the topic wants.
    const named = [...this.#topics.values()].map((topic) => ({
      ...topic,
      aliases: [topic.slug.replaceAll('-', ' ')],
    }));
    this.#readTitle = makeTitleReader(named, ordinaryWords(frequencies));
  }

  /** Each piece of a course that can be found. */
  *of({ language, lessons, topics }: Course): Generator<{ place: number; words: string; topics: string[] }> {
    const [primary = 'en'] = language.split('-');
    const beside = topics.flatMap((slug) => this.#topics.get(slug) ?? []);
    for (const [place, piece] of lessonPieces(lessons).entries()) {
      // The only lesson of a course is the course.
      if (piece.lesson.gone || (!piece.chapter && lessons?.length === 1)) continue;
      const title = pieceTitle(piece);
      const tokens = tokenize(title).slice(0, MAX_WORDS);
      const stems = tokens.map(({ surface }) => stem(surface, primary));
      const named = this.#readTitle(title, { language, beside });
      const slugs = named.map(({ slug }) => slug);
      const words = new Set([...stems, ...conceptsIn(tokens), ...slugs.map(topicToken)]);
      if (words.size > 0) yield { place, words: [...words].join(' '), topics: slugs };
    }
  }
}

/** What a topic is called, in all languages. */
const namesOf = ({ name, words = {} }: Topic): string[] => [name, ...Object.values(words).flat()];

/** Writes the full-text index of lessons and chapters, and which courses have lessons that search engines list. */
export class LessonWriter {
  readonly #words: LessonWords;
  readonly #names: ReadonlyMap<string, readonly string[]>;
  readonly #onTopics: LessonsOnTopics;
  #listed = 0;

  constructor(
    readonly database: OpenDatabase,
    topics: ReadonlyMap<string, Topic>,
    frequencies: WordFrequencies,
    readonly rules: Pick<CourseRules, 'listedLessons'>,
  ) {
    for (const topic of topics.values())
      database.run('INSERT INTO known_topics VALUES (?, ?)', topic.slug, JSON.stringify(topic));
    this.#words = new LessonWords(topics.values(), frequencies);
    this.#onTopics = new LessonsOnTopics(topics);
    this.#names = new Map([...topics.values()].map((topic) => [topic.slug, namesOf(topic)]));
  }

  add(row: number, course: Course): void {
    this.#list(row, course);
    const pieces = lessonPieces(course.lessons);
    for (const { place, words, topics } of this.#words.of(course)) {
      const id = pieceId(row, place);
      this.database.run('INSERT INTO lessons (rowid, words) VALUES (?, ?)', id, words);
      if (topics.length > 0)
        this.database.run('INSERT INTO piece_topics VALUES (?, ?)', id, topics.join(' '));
      const piece = pieces[place];
      if (!piece || piece.chapter) continue;
      for (const slug of topics)
        this.#onTopics.add(course, piece.number, { slug, names: this.#names.get(slug) ?? [] });
    }
  }

  /** Writes what is known once all courses were added. */
  finish(): void {
    this.#onTopics.write(this.database);
  }

  /** Each course with the position of its last listed lesson among all of the catalogue. */
  #list(row: number, course: Course): void {
    const { length } = this.rules.listedLessons(course);
    if (length === 0) return;
    this.#listed += length;
    this.database.run('INSERT INTO lesson_pages VALUES (?, ?)', this.#listed, row);
  }
}
