import type { Course, Lesson } from '@/lib/course/course.schema';
import { knownHours } from '@/lib/course/labels';
import { courseSummary } from '@/lib/course/texts/course-summary';
import { lazily } from '@/lib/format/lazily';
import { isSeries } from './is-series';

/**
 * Which pages of courses and lessons search engines are told of: those whose own words earn it
 * (docs/decisions/listed-pages.md). All that tells search engines of pages asks here.
 */

/** Words that a course's page has of its own, each text once and without what all pages say. */
const FEWEST_WORDS = 120;
/** Subjects that a course's lessons must have, as a share of the lessons: a subject may take several. */
const ENOUGH_SUBJECTS = 0.3;
/** Numbers say nothing about a lesson: digits, Roman ones that stand alone, Chinese ones. */
const NUMBERS = /\d+|\b[ivx]+\b|[一二三四五六七八九十百]+/gu;

/** What a title says besides its number: "Lecture 3: Trees" and "Lecture 4: Trees" say the same. */
const subjectOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(NUMBERS, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

const segmenter = lazily(() => new Intl.Segmenter('und', { granularity: 'word' }));

function haveWords(texts: Iterable<string>, least: number): boolean {
  let words = 0;
  for (const text of texts) {
    for (const { isWordLike } of segmenter().segment(text)) if (isWordLike && ++words >= least) return true;
  }
  return false;
}

const chaptersOf = ({ lessons = [] }: Pick<Course, 'lessons'>) =>
  lessons.flatMap(({ chapters = [] }) => chapters);

/** Whether more is known of a course than its name, its provider and its topic. A single video is no list of lessons. */
const hasContents = (course: Course): boolean =>
  isSeries(course.lessons?.length) ||
  (course.outline?.length ?? 0) > 1 ||
  chaptersOf(course).length > 1 ||
  knownHours(course) !== undefined ||
  course.workload !== undefined;

/** What keeps a course's page from search engines; undefined where nothing does. */
export function unlistedBecause(course: Course): 'no contents' | 'too few words' | undefined {
  if (!hasContents(course)) return 'no contents';
  const { title, instructors = [], lessons = [], outline = [], summary } = course;
  const parts = [...(isSeries(lessons.length) ? lessons : []), ...chaptersOf(course), ...outline];
  const bySubject = new Map(parts.map((part) => [subjectOf(part.title), part.title]));
  bySubject.delete('');
  const objectives = outline.flatMap((part) => part.objectives ?? []);
  const own = [summary?.text ?? '', ...objectives];
  const texts = [title, courseSummary(course), ...own, ...instructors, ...bySubject.values()];
  return haveWords(texts, FEWEST_WORDS) ? undefined : 'too few words';
}

/** Whether search engines are told of a course. */
export const isListed = (course: Course): boolean => unlistedBecause(course) === undefined;

/**
 * Whether a lesson's page says something of its own: its length and its place stand on the page of the course, too, and
 * captions are on neither.
 */
const saysMore = ({ chapters = [], gone }: Lesson): boolean => !gone && chapters.length > 1;

/**
 * The numbers of the lessons, from 1, that search engines are told of: of a course that they are told of, what has chapters.
 * None where the lessons are only numbered ("Lecture 1", "Lecture 2"), or where one is the whole course.
 */
export function listedLessons(course: Course): number[] {
  const { lessons = [] } = course;
  if (!isSeries(lessons.length) || !lessons.some(saysMore) || !isListed(course)) return [];
  const subjects = new Set(lessons.map(({ title }) => subjectOf(title)));
  subjects.delete('');
  if (subjects.size < 2 || subjects.size < lessons.length * ENOUGH_SUBJECTS) return [];
  return lessons.flatMap((lesson, index) => (saysMore(lesson) ? [index + 1] : []));
}
