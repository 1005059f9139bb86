import type { Course, CourseCard } from '@/engine/course.schema';
import { topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowFacts } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { freeTwins } from '@/engine/free-twins';
import { countStem } from '@/engine/query/look-up-words';
import { findTopic } from '@/engine/retrieve/near-topics';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import type { CourseLookup } from '@/engine/search-engine.types';

/** A row number that does not exist. */
const NO_ROW = 0;
/** A page shows them in several groups. */
const RELATED = 24;
const RELATED_OF_PROVIDER = 3;
/** How many courses with shared topics are compared, most popular first. */
const COMPARED = 400;

/** Says how near another course is to this one. */
function nearness(index: CatalogIndex, { topics, level, language }: Course): (facts: RowFacts) => number {
  const weights = new Map(
    topics.map((slug, i) => {
      const { head } = countStem(index, topicToken(slug));
      const rarity = Math.log(1 + index.courses / Math.max(head, 1));
      return [valueId(index, 'topic', slug) ?? 0, rarity * (i === 0 ? 1.5 : 1)];
    }),
  );
  const levelId = level && valueId(index, 'level', level);
  const languageId = valueId(index, 'language', language.split('-')[0] ?? '');
  return (facts) => {
    let score = 0;
    for (const topic of Array.from(facts.topics)) score += weights.get(topic) ?? 0;
    if (levelId && facts.level === levelId) score *= 1.15;
    if (facts.language === languageId) score *= 1.4;
    return score * (1 + 0.3 * facts.popularity);
  };
}

/** Courses that share specific topics, level and language, from several providers. */
function findRelated(index: CatalogIndex, row: number, course: Course): CourseCard[] {
  const { store } = index;
  if (course.topics.length === 0) return [];
  const score = nearness(index, course);
  const same = new Set([row, ...(course.versions ?? []).map((id) => store.rowOf(id))]);
  const near = [...rowsOfTopics(index, course.topics).first(COMPARED)]
    .filter((other) => !same.has(other))
    .map((other) => {
      const facts = store.facts(other);
      return { other, provider: facts.provider, score: score(facts) };
    })
    .sort((a, b) => b.score - a.score);
  const related: number[] = [];
  const shown = new Map<number, number>();
  for (const { other, provider } of near) {
    const before = shown.get(provider) ?? 0;
    if (related.length === RELATED || before === RELATED_OF_PROVIDER) continue;
    related.push(other);
    shown.set(provider, before + 1);
  }
  return store.cards(related).map(({ card }) => card);
}

/** The courses that a course names: its versions, and those that it asks for. */
function findNamed({ store }: CatalogIndex, { versions = [], prerequisites }: Course): CourseCard[] {
  const rows = [...versions, ...(prerequisites?.courses ?? [])].flatMap((id) => store.rowOf(id) ?? []);
  return rows.length > 0 ? store.cards([...new Set(rows)]).map(({ card }) => card) : [];
}

function withSurroundings(index: CatalogIndex, row: number, course: Course, related: boolean) {
  const topics = course.topics.flatMap((slug) => {
    const topic = findTopic(index, slug);
    return topic ? [{ slug, name: topic.name, subject: topic.subject, count: topic.count }] : [];
  });
  if (!related) return { course, topics, related: [] };
  const named = findNamed(index, course);
  const isSought = row === NO_ROW || course.cost === 'paid' || course.cost === 'preview';
  return {
    course,
    topics,
    related: findRelated(index, row, course),
    ...(named.length > 0 && { named }),
    ...(isSought && { twins: freeTwins(index, row, course) }),
  };
}

/** Finds a course by its id. A former id, or an id in the wrong case, returns the current one. */
export function lookUpCourse(index: CatalogIndex, id: string, { related = true } = {}): CourseLookup {
  const { store } = index;
  const row = store.rowOf(id);
  const [found] = row === undefined ? [] : store.courses([row]);
  if (found) return { kind: 'found', ...withSurroundings(index, ...found, related) };
  const moved = store.renamed(id);
  if (moved !== undefined && moved !== id) return { kind: 'moved', id: moved };
  const gone = index.database.get<[string, string]>('SELECT since, course FROM gone WHERE slug = ?', id);
  if (!gone) return { kind: 'missing' };
  // Validated by the catalogue's schema when the index was built.
  return {
    kind: 'gone',
    since: gone[0],
    ...withSurroundings(index, NO_ROW, JSON.parse(gone[1]) as Course, related),
  };
}
