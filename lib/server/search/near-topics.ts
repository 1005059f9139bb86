import { assertServer } from '@/lib/assert-server';
import type { CourseCard } from '@/lib/courses/course-card';
import type { CatalogOverview, TopicCount } from '@/lib/courses/overview.types';
import type { SearchAnswer } from '@/lib/search/search.types';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { tokenize } from '@/lib/text-analysis/tokenize';
import { nameOf } from './facets/count-facets';

assertServer('lib/server/search/near-topics');

type NearTopics = SearchAnswer['nearestTopics'];

const TOPICS = 8;
const POPULAR = 8;

export function readOverview({ database }: CatalogIndex): CatalogOverview {
  const [json] = database.get<[string]>("SELECT value FROM meta WHERE key = 'overview'") ?? [];
  // Written by the build of this index version.
  return JSON.parse(json ?? '{}') as CatalogOverview;
}

export function findTopic({ database }: CatalogIndex, slug: string): TopicCount | undefined {
  const [row] = database.recall<[string, string, number]>(
    'SELECT name, subject, courses FROM topics WHERE slug = ?',
    slug,
  );
  return row && { slug, name: row[0], subject: row[1], count: row[2] };
}

/** Topics that many of the first results have and few other courses have. */
function topicsOfRows(index: CatalogIndex, rows: number[]): TopicCount[] {
  const { ids, starts } = index.facets.topic;
  const scores = new Map<number, number>();
  rows.forEach((row, position) => {
    for (let at = starts?.[row] ?? 0; at < (starts?.[row + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      scores.set(id, (scores.get(id) ?? 0) + 1 / (3 + position));
    }
  });
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, TOPICS)
    .map(([id]) => findTopic(index, nameOf(index, 'topic', id)[0]))
    .filter((topic) => topic !== undefined);
}

/** Topics whose name begins with one of the words. */
function topicsOfWords(index: CatalogIndex, words: string): TopicCount[] {
  const starts = tokenize(words.slice(0, 200))
    .map(({ word }) => word.replaceAll('"', ''))
    .filter((word) => word.length > 2)
    .map((word) => `"${word.slice(0, 5)}" *`);
  if (starts.length === 0) return [];
  return index.database
    .all<[string]>(
      `SELECT value FROM names WHERE kind = 'topic' AND id IN
        (SELECT rowid FROM name_words WHERE name_words MATCH ? LIMIT 200) ORDER BY id LIMIT ?`,
      starts.join(' OR '),
      TOPICS,
    )
    .map(([slug]) => findTopic(index, slug))
    .filter((topic) => topic !== undefined);
}

/** Related searches: the nearest topics and, if the search found little, popular topics of their subject. */
export function nearTopics(
  index: CatalogIndex,
  words: string,
  rows: number[],
  few: boolean,
): { nearestTopics: NearTopics; popularNearby: CourseCard[] } {
  let topics = topicsOfRows(index, rows);
  if (topics.length === 0) topics = topicsOfWords(index, words);
  const nearestTopics = topics.map(({ slug, name, count }) => ({ slug, name, count }));
  if (!few) return { nearestTopics, popularNearby: [] };
  const { subjects } = readOverview(index);
  const subject = subjects.find(({ name }) => name === topics[0]?.subject) ?? subjects[0];
  if (topics.length === 0) {
    const usual = subjects.flatMap((other) => other.topics.slice(0, 1)).slice(0, TOPICS);
    nearestTopics.push(...usual.map(({ slug, name, count }) => ({ slug, name, count })));
  }
  return { nearestTopics, popularNearby: (subject?.picks ?? []).slice(0, POPULAR) };
}
