import type { Course } from '@/lib/course/course.schema';
import { readSearch } from '@/lib/search/search-url';
import { type Line, percent } from './print-table';
import type { Searcher } from './searcher';

/** Of thousands of needs, every so many one is asked. */
const EVERY = 10;
/** Courses that a visitor sees first. */
const LOOKED_AT = 3;

type Topic = { slug: string; broader?: string | undefined };
type TopicNeeds = { topic: string; heldOut: Record<string, string[]> };

export type NeedRow = {
  words: string;
  lang: string;
  topic: string;
  /** The first topics of the first courses. */
  found: string[];
  /** One of the first courses is on the topic itself, or on a part of it or on another part of the same topic. */
  isRight: boolean;
  isNear: boolean;
  /** Some course is shown, and none of the first is near. */
  isFalse: boolean;
};

/**
 * Asks a tenth of the needs that the engine does not know, of the topics that any course is mainly about: is one of the
 * first courses on its topic?
 */
export async function runNeeds(
  engine: Searcher,
  courses: readonly Course[],
  topics: readonly Topic[],
  needs: readonly TopicNeeds[],
): Promise<NeedRow[]> {
  const firstTopics = new Map(courses.map(({ id, topics: [first = ''] }) => [id, first]));
  const taught = new Set(firstTopics.values());
  const broader = new Map(topics.map(({ slug, broader: above }) => [slug, above]));
  const isNear = (one: string, other: string) =>
    one === other ||
    broader.get(one) === other ||
    (broader.get(one) !== undefined && broader.get(one) === broader.get(other));
  const asked = needs
    .filter(({ topic }) => taught.has(topic))
    .flatMap(({ topic, heldOut }) =>
      Object.entries(heldOut).flatMap(([lang, list]) => list.map((words) => ({ topic, lang, words }))),
    )
    .filter((_, at) => at % EVERY === 0);
  const rows: NeedRow[] = [];
  for (const one of asked) {
    const { results } = await engine.search(readSearch(one.words, {}));
    const found = results.slice(0, LOOKED_AT).map(({ id }) => firstTopics.get(id) ?? '');
    const near = found.some((slug) => isNear(slug, one.topic));
    const isRight = found.includes(one.topic);
    rows.push({ ...one, found, isRight, isNear: near, isFalse: found.length > 0 && !near });
  }
  return rows;
}

/** The needs in English, in other languages, and all. */
export function needFigures(rows: readonly NeedRow[]): Line[] {
  const line = (name: string, some: readonly NeedRow[]): Line => {
    const share = (is: (row: NeedRow) => boolean) =>
      percent(some.filter(is).length / Math.max(some.length, 1));
    return {
      name,
      searches: some.length,
      figures: {
        'its topic': share(({ isRight }) => isRight),
        'near it': share(({ isNear }) => isNear),
        'something else': share(({ isFalse }) => isFalse),
      },
    };
  };
  const english = rows.filter(({ lang }) => lang === 'en');
  const others = rows.filter(({ lang }) => lang !== 'en');
  return [line('in English', english), line('in other languages', others), line('all', rows)];
}
