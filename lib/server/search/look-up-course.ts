import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/course-store.types';
import { findTopic } from './near-topics';
import { countStem } from './query/look-up-words';
import { rowsOfTopics } from './retrieve/topic-rows';
import type { CourseLookup } from './search-engine.types';

assertServer('lib/server/search/look-up-course');

/** A page shows them in several groups. */
const RELATED = 24;
const RELATED_OF_PROVIDER = 3;
/** How many courses with shared topics are compared, most popular first. */
const COMPARED = 400;

/** Courses that share specific topics, level and language, from several providers. */
function findRelated(index: CatalogIndex, row: number, course: Course): CourseCard[] {
  const { store } = index;
  if (course.topics.length === 0) return [];
  const weights = course.topics.map((slug, i) => {
    const { head } = countStem(index, topicToken(slug));
    return Math.log(1 + index.courses / Math.max(head, 1)) * (i === 0 ? 1.5 : 1);
  });
  const slugs = new Map(course.topics.map((slug, i) => [slug, weights[i] ?? 0]));
  const near = store
    .traits([...rowsOfTopics(index, course.topics).first(COMPARED)].filter((other) => other !== row))
    .map(([other, theirs]) => {
      let score = theirs.topics.reduce((sum, slug) => sum + (slugs.get(slug) ?? 0), 0);
      if (theirs.level && theirs.level === course.level) score *= 1.15;
      if (theirs.language === course.language) score *= 1.4;
      score *= 1 + 0.3 * store.facts(other).popularity;
      return { other, provider: theirs.provider, score };
    })
    .sort((a, b) => b.score - a.score);
  const related: number[] = [];
  const shown = new Map<string, number>();
  for (const { other, provider } of near) {
    const same = shown.get(provider) ?? 0;
    if (related.length === RELATED || same === RELATED_OF_PROVIDER) continue;
    related.push(other);
    shown.set(provider, same + 1);
  }
  return store.cards(related).map(({ card }) => card);
}

function withSurroundings(index: CatalogIndex, row: number, course: Course) {
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
  const { store } = index;
  const row = store.rowOf(id);
  const [found] = row === undefined ? [] : store.courses([row]);
  if (found) return { kind: 'found', ...withSurroundings(index, ...found) };
  const moved = store.renamed(id);
  if (moved !== undefined && moved !== id) return { kind: 'moved', id: moved };
  const gone = index.database.get<[string, string]>('SELECT since, course FROM gone WHERE slug = ?', id);
  if (!gone) return { kind: 'missing' };
  // Validated by the catalogue's schema when the index was built.
  return { kind: 'gone', since: gone[0], ...withSurroundings(index, NO_ROW, JSON.parse(gone[1]) as Course) };
}
