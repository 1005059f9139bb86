import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { findTopic } from './near-topics';
import { countStem } from './query/look-up-words';
import { rowsWithAny } from './retrieve/match-rows';
import type { CourseLookup } from './search-engine.types';

assertServer('lib/server/search/look-up-course');

/** A page shows them in several groups. */
const RELATED = 24;
const RELATED_OF_PROVIDER = 3;
/** How many courses with shared topics are compared, most popular first. */
const COMPARED = 400;

function movedTo({ database }: CatalogIndex, id: string): string | undefined {
  const sql = 'SELECT courses.slug FROM other_ids JOIN courses USING (id) WHERE other_ids.slug = ?';
  return (database.get<[string]>(sql, id) ?? database.get<[string]>(sql, id.toLowerCase()))?.[0];
}

/** Courses that share specific topics, level and language, from several providers. */
function findRelated(index: CatalogIndex, row: number, course: Course): CourseCard[] {
  const topics = course.topics.map((slug) => topicToken(slug));
  if (topics.length === 0) return [];
  const wanted = topics.map((token) => ({ alternatives: [[token]] }));
  const rows = rowsWithAny(index, wanted, 'head').slice(0, COMPARED);
  const weights = course.topics.map((slug, i) => {
    const { head } = countStem(index, topicToken(slug));
    return Math.log(1 + index.courses / Math.max(head, 1)) * (i === 0 ? 1.5 : 1);
  });
  const slugs = new Map(course.topics.map((slug, i) => [slug, weights[i] ?? 0]));
  const near = [...rows]
    .filter((other) => other !== row)
    .flatMap((other) => {
      const found = index.database.get<[string, string]>(
        'SELECT courses.course, cards.card FROM courses JOIN cards USING (id) WHERE id = ?',
        other,
      );
      if (!found) return [];
      const theirs = JSON.parse(found[0]) as Course;
      let score = theirs.topics.reduce((sum, slug) => sum + (slugs.get(slug) ?? 0), 0);
      if (theirs.level && theirs.level === course.level) score *= 1.15;
      if (theirs.language === course.language) score *= 1.4;
      score *= 1 + 0.3 * (index.popularity[other] ?? 0);
      return [{ card: JSON.parse(found[1]) as CourseCard, score }];
    })
    .sort((a, b) => b.score - a.score);
  const related: CourseCard[] = [];
  for (const { card } of near) {
    const same = related.filter((other) => other.provider === card.provider).length;
    if (related.length < RELATED && same < RELATED_OF_PROVIDER) related.push(card);
  }
  return related;
}

function withSurroundings(index: CatalogIndex, row: number, text: string) {
  // Validated by the catalogue's schema when the index was built.
  const course = JSON.parse(text) as Course;
  const topics = course.topics.flatMap((slug) => {
    const topic = findTopic(index, slug);
    return topic ? [{ slug, name: topic.name, subject: topic.subject }] : [];
  });
  return { course, topics, related: findRelated(index, row, course) };
}

/** A row number that does not exist. */
const NO_ROW = 0;

/** Finds a course by its id. A former id, or an id in the wrong case, returns the current one. */
export function lookUpCourse(index: CatalogIndex, id: string): CourseLookup {
  const { database } = index;
  const found = database.get<[number, string]>('SELECT id, course FROM courses WHERE slug = ?', id);
  if (found) return { kind: 'found', ...withSurroundings(index, ...found) };
  const moved = movedTo(index, id);
  if (moved !== undefined && moved !== id) return { kind: 'moved', id: moved };
  const gone = database.get<[string, string]>('SELECT since, course FROM gone WHERE slug = ?', id);
  return gone
    ? { kind: 'gone', since: gone[0], ...withSurroundings(index, NO_ROW, gone[1]) }
    : { kind: 'missing' };
}

export function listCourseIds({ database }: CatalogIndex, offset: number, limit: number): string[] {
  return database
    .all<[string]>('SELECT slug FROM courses WHERE id > ? ORDER BY id LIMIT ?', offset, limit)
    .map(([slug]) => slug);
}
