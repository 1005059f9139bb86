import type { TopicCount } from '@/engine/course.schema';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { valueNamed } from '@/engine/format/facet-values';
import type { OpenDatabase } from '@/engine/open-database';
import type { SearchAnswer } from '@/engine/search.types';
import { type AcceptedLanguages, inAccepted } from './accepted-languages';
import { rowsOfTopics } from './topic-rows';

type NearTopics = SearchAnswer['nearestTopics'];

const TOPICS = 8;
/** A topic three steps up says nothing of what was asked for. */
const MOST_STEPS = 3;
/** A topic with fewer courses is shown together with what it is part of. */
const FEW_OF_TOPIC = 3;
/** A topic with more courses has some in every language that is likely to be asked for. */
const LARGE = 200;

/** By index: every search that finds little needs it. */
const overviews = new WeakMap<OpenDatabase, { overview: unknown }>();

export function readOverview({ database }: CatalogIndex): unknown {
  const cached = overviews.get(database);
  if (cached) return cached.overview;
  const [json] = database.get<[string]>("SELECT value FROM meta WHERE key = 'overview'") ?? [];
  const overview: unknown = JSON.parse(json ?? '{}');
  overviews.set(database, { overview });
  return overview;
}

/** `own`: the courses that have the topic itself. */
export function findTopic(
  { topicTree }: CatalogIndex,
  slug: string,
): (TopicCount & { own: number }) | undefined {
  const topic = topicTree.get(slug);
  return topic && { slug, name: topic.name, subject: topic.subject, count: topic.whole, own: topic.own };
}

/** The topic itself and those that it is part of, the nearest first, with the number of their courses. */
function climb({ topicTree }: CatalogIndex, slug: string): { slug: string; courses: number }[] {
  const found: { slug: string; courses: number }[] = [];
  for (let next: string | null = slug; next !== null && found.length < MOST_STEPS; ) {
    const topic = topicTree.get(next);
    found.push({ slug: next, courses: topic?.own ?? 0 });
    next = topic?.broader ?? null;
  }
  return found;
}

/** The topics that a topic is part of, the nearest first. */
export const broaderTopics = (index: CatalogIndex, slug: string): string[] =>
  climb(index, slug)
    .slice(1)
    .map((topic) => topic.slug);

/** A topic, its parts, what it is part of, and the other parts of that. */
export function topicsBeside({ topicTree }: CatalogIndex, slug: string): Set<string> {
  const { broader, narrower } = topicTree.get(slug) ?? { broader: null, narrower: [] };
  const above = broader === null ? [] : [broader, ...(topicTree.get(broader)?.narrower ?? [])];
  return new Set([slug, ...narrower, ...above]);
}

/** Whether these topics have at least so many courses in the languages of the search. */
function haveCourses(
  index: CatalogIndex,
  slugs: readonly string[],
  enough: number,
  accepted: AcceptedLanguages,
): boolean {
  const counts = slugs.map((slug) => findTopic(index, slug)?.own ?? 0);
  if (counts.some((count) => (accepted ? count > LARGE : count >= enough))) return true;
  if (counts.every((count) => count === 0)) return false;
  return inAccepted(accepted, rowsOfTopics(index, slugs)).has(enough);
}

/** The topic itself where it has courses, else the nearest of those that it is part of. */
export function nearestWithCourses(
  index: CatalogIndex,
  slug: string,
  accepted?: AcceptedLanguages,
): string | undefined {
  for (const topic of climb(index, slug))
    if (topic.courses > 0 && haveCourses(index, [topic.slug], 1, accepted)) return topic.slug;
  return undefined;
}

/**
 * The topics nearest to these that have courses in the languages of the search; where these are few, also those that they
 * are part of.
 */
export function fallbackTopicsOf(
  index: CatalogIndex,
  slugs: readonly string[],
  accepted: AcceptedLanguages,
): string[] {
  const own = slugs.filter((slug) => haveCourses(index, [slug], 1, accepted));
  if (haveCourses(index, own, FEW_OF_TOPIC, accepted)) return own;
  const above = slugs.flatMap((slug) => broaderTopics(index, slug).slice(0, 1));
  return [...new Set([...own, ...above.filter((slug) => haveCourses(index, [slug], 1, accepted))])];
}

/** The topics of the first results: those that many of them share and few others have. */
function topicsOfRows(index: CatalogIndex, rows: number[]): TopicCount[] {
  const scores = new Map<number, number>();
  rows.forEach((row, position) => {
    for (const id of Array.from(index.store.facts(row).topics))
      scores.set(id, (scores.get(id) ?? 0) + 1 / (3 + position));
  });
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, TOPICS)
    .map(([id]) => findTopic(index, valueNamed(index, 'topic', id)[0]))
    .filter((topic) => topic !== undefined);
}

type NearQuery = {
  /** The topics that the words name. */
  named: readonly string[];
  /** The first results. */
  rows: number[];
  few: boolean;
  fits: boolean;
  accepted: AcceptedLanguages;
};

/**
 * Ways on from a search: the topics of what it found, else those that its words name. Where nothing is near, nothing is
 * called so.
 */
export function nearTopics(index: CatalogIndex, { named, rows, few, fits, accepted }: NearQuery): NearTopics {
  const slugs = named
    .map((slug) => nearestWithCourses(index, slug, accepted))
    .filter((slug) => slug !== undefined);
  const topics =
    fits && !(few && slugs.length > 0)
      ? topicsOfRows(index, rows)
      : [...new Set(slugs)].map((slug) => findTopic(index, slug)).filter((topic) => topic !== undefined);
  return topics.map(({ slug, name, count }) => ({ slug, name, count }));
}
