import type { Course, Lesson, Topic } from '@/engine/course.schema';
import { topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { lessonPieces } from '@/engine/format/lesson-pieces';
import type { OpenDatabase } from '@/engine/open-database';
import type { LessonLink, LessonsWanted } from '@/engine/search-engine.types';
import { explains, saidByLesson } from '@/engine/text/lesson-title';
import { saidBy } from '@/engine/text/said-words';
import { TopicTree } from '@/engine/text/topic-tree';

const LESSONS = 2;
/** Lessons kept of each topic and language: some of them may be in the learner's own course. */
const KEPT = 6;
/** Pieces of the learner's own course that are looked at. */
const LOOKED_AT = 200;
/** A lesson explains a topic if its title says hardly anything else. */
const EXPLAINS = 0.75;

export const toLessonLink = (
  { id, title, provider, language }: Course,
  number: number,
  lesson: Lesson,
): LessonLink => ({
  course: { id, title, provider, language },
  number,
  title: lesson.title,
  ...(lesson.seconds && { seconds: lesson.seconds }),
});

const primaryOf = (language: string): string => language.split('-')[0] ?? '';

/** What the names of a topic say, as stems of a language. */
const wordsOf = (names: readonly string[], language: string): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [...saidBy(name, { provider: '', language })]));

/** How well a lesson explains a topic whose names say these words: less than 0 if it does not. Of equal ones the shorter is better. */
function fitOf({ title, seconds }: Lesson, course: Course, words: ReadonlySet<string>): number {
  const said = saidByLesson(title, course);
  const focus = said.size === 0 ? 0 : [...said].filter((word) => words.has(word)).length / said.size;
  if (focus < EXPLAINS || !explains(title)) return -1;
  return 4 * focus - (seconds === undefined ? 1 : Math.min(1, seconds / 3600));
}

type Kept = { link: LessonLink; fit: number };

/** Collects the lessons that explain each topic, in each language, while an index is built. */
export class LessonsOnTopics {
  readonly #kept = new Map<string, Kept[]>();
  readonly #words = new Map<string, ReadonlySet<string>>();
  readonly #topics: ReadonlyMap<string, Topic>;
  readonly #tree: TopicTree;

  constructor(topics: ReadonlyMap<string, Topic>) {
    this.#topics = topics;
    this.#tree = new TopicTree(topics.values());
  }

  /** Whether a course is near to a topic: "3D Geometries" of WebGL explain no geometry. */
  #isNear({ topics }: Course, slug: string): boolean {
    const topic = this.#topics.get(slug);
    return topics.some((own) => {
      const other = this.#topics.get(own);
      if (!topic || !other) return own === slug;
      return other.subject === topic.subject || this.#tree.areNear(topic, other);
    });
  }

  add(course: Course, number: number, topic: { slug: string; names: readonly string[] }): void {
    const lesson = course.lessons?.[number - 1];
    if (!lesson || !this.#isNear(course, topic.slug)) return;
    const key = `${topic.slug} ${primaryOf(course.language)}`;
    const words = this.#words.get(key) ?? wordsOf(topic.names, course.language);
    this.#words.set(key, words);
    const fit = fitOf(lesson, course, words);
    if (fit < 0) return;
    const isLed = course.topics[0] === topic.slug;
    const score = fit + (isLed ? 2 : 0) + (course.level === 'beginner' ? 1 : 0);
    const all = [...(this.#kept.get(key) ?? []), { link: toLessonLink(course, number, lesson), fit: score }];
    this.#kept.set(key, all.sort((one, other) => other.fit - one.fit).slice(0, KEPT));
  }

  write(database: OpenDatabase): void {
    for (const [key, all] of this.#kept)
      database.run(
        'INSERT INTO topic_lessons VALUES (?, ?)',
        key,
        JSON.stringify(all.map(({ link }) => link)),
      );
  }
}

/** The lessons of one course, before one of them, that explain a topic. */
function inCourse(
  { store, database }: CatalogIndex,
  slug: string,
  { course: id = '', before = Infinity }: LessonsWanted,
): LessonLink[] {
  const row = store.rowOf(id);
  const [found] = row === undefined ? [] : store.courses([row]);
  if (!found) return [];
  const [at, course] = found;
  const names = database
    .recall<[string]>('SELECT DISTINCT name FROM topic_names WHERE slug = ?', slug)
    .map(([name]) => name);
  const words = wordsOf(names, course.language);
  const pieces = lessonPieces(course.lessons);
  const places = store.piecesOf(at, [{ alternatives: [[topicToken(slug)]] }], LOOKED_AT);
  return places
    .flatMap((place) => {
      const piece = pieces[place];
      if (!piece || piece.chapter || piece.number >= before) return [];
      const fit = fitOf(piece.lesson, course, words);
      return fit < 0 ? [] : [{ link: toLessonLink(course, piece.number, piece.lesson), fit }];
    })
    .sort((one, other) => other.fit - one.fit || one.link.number - other.link.number)
    .map(({ link }) => link);
}

function lessonsOnTopic(index: CatalogIndex, slug: string, wanted: LessonsWanted): LessonLink[] {
  const [kept] = index.database.recall<[string]>(
    'SELECT lessons FROM topic_lessons WHERE topic = ?',
    `${slug} ${primaryOf(wanted.language)}`,
  );
  // Written by the build of this index version.
  const others = (kept ? (JSON.parse(kept[0]) as LessonLink[]) : []).filter(
    ({ course }) => course.id !== wanted.course,
  );
  const own = wanted.course === undefined ? [] : inCourse(index, slug, wanted);
  return [...own, ...others].slice(0, LESSONS);
}

/** For each topic the two shortest lessons that explain it: those of the learner's course first. */
export const lessonsOn = (index: CatalogIndex, topics: readonly string[], wanted: LessonsWanted) =>
  topics.map((slug) => lessonsOnTopic(index, slug, wanted));
