import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import { type CatalogIndex, facetValue, facetValues } from '@/lib/server/search-index/open-index';
import { findTopic } from './near-topics';
import { countStem } from './query/look-up-words';
import { valueId } from './retrieve/filter-rows';
import { rowsOfTopics } from './retrieve/match-rows';
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

/** Says how near a row is to a course, by the facets that the index has in memory. */
function nearness(index: CatalogIndex, { topics, level, language }: Course): (row: number) => number {
  const columns = index.facets;
  const weights = new Map(
    topics.map((slug, i) => {
      const { head } = countStem(index, topicToken(slug));
      const rarity = Math.log(1 + index.courses / Math.max(head, 1));
      return [valueId(index, 'topic', slug) ?? 0, rarity * (i === 0 ? 1.5 : 1)];
    }),
  );
  const levelId = level && valueId(index, 'level', level);
  const languageId = valueId(index, 'language', language.split('-')[0] ?? '');
  return (row) => {
    let score = 0;
    for (const topic of facetValues(columns.topic, row)) score += weights.get(topic) ?? 0;
    if (levelId && facetValue(columns.level, row) === levelId) score *= 1.15;
    if (facetValue(columns.language, row) === languageId) score *= 1.4;
    return score * (1 + 0.3 * (index.popularity[row] ?? 0));
  };
}

/** Courses that share specific topics, level and language, from several providers. */
function findRelated(index: CatalogIndex, row: number, course: Course): CourseCard[] {
  if (course.topics.length === 0) return [];
  const score = nearness(index, course);
  const near = [...rowsOfTopics(index, course.topics).slice(0, COMPARED)]
    .filter((other) => other !== row)
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score);
  const related: CourseCard[] = [];
  for (const { other } of near) {
    if (related.length === RELATED) break;
    const found = index.database.get<[string]>('SELECT card FROM cards WHERE id = ?', other);
    if (!found) continue;
    // Written by the build of this index.
    const card = JSON.parse(found[0]) as CourseCard;
    const same = related.filter((shown) => shown.provider === card.provider).length;
    if (same < RELATED_OF_PROVIDER) related.push(card);
  }
  return related;
}

function withSurroundings(index: CatalogIndex, row: number, text: string, related: boolean) {
  // Validated by the catalogue's schema when the index was built.
  const course = JSON.parse(text) as Course;
  const topics = course.topics.flatMap((slug) => {
    const topic = findTopic(index, slug);
    return topic ? [{ slug, name: topic.name, subject: topic.subject }] : [];
  });
  return { course, topics, related: related ? findRelated(index, row, course) : [] };
}

/** A row number that does not exist. */
const NO_ROW = 0;

/** Finds a course by its id. A former id, or an id in the wrong case, returns the current one. */
export function lookUpCourse(index: CatalogIndex, id: string, { related = true } = {}): CourseLookup {
  const { database } = index;
  const found = database.get<[number, string]>('SELECT id, course FROM courses WHERE slug = ?', id);
  if (found) return { kind: 'found', ...withSurroundings(index, ...found, related) };
  const moved = movedTo(index, id);
  if (moved !== undefined && moved !== id) return { kind: 'moved', id: moved };
  const gone = database.get<[string, string]>('SELECT since, course FROM gone WHERE slug = ?', id);
  return gone
    ? { kind: 'gone', since: gone[0], ...withSurroundings(index, NO_ROW, gone[1], related) }
    : { kind: 'missing' };
}

export function listCourseIds({ database }: CatalogIndex, offset: number, limit: number): string[] {
  return database
    .all<[string]>('SELECT slug FROM courses WHERE id > ? ORDER BY id LIMIT ?', offset, limit)
    .map(([slug]) => slug);
}
