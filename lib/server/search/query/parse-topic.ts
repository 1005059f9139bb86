import { assertServer } from '@/lib/assert-server';
import type { Search } from '@/lib/search/search.types';
import { askedLanguages } from '@/lib/server/search/retrieve/asked-languages';
import { rowsLedBy, rowsOfTopics } from '@/lib/server/search/retrieve/topic-rows';
import type { CatalogIndex, RowSet } from '@/lib/server/search-index/course-store.types';
import { tokenize } from '@/lib/text-analysis/tokenize';
import { withNarrower } from './excluded-rows';
import { planQuery } from './plan-query';

assertServer('lib/server/search/query/parse-topic');

/** Which of a topic's courses are about it, and do not only touch on it. */
export type TopicRows = {
  /** Their first topic is the topic itself. */
  own: RowSet;
  /** Their first topic is the topic or a part of it. */
  main: RowSet;
};

/**
 * A search that lists the courses of a topic and of its parts. Its words find nothing and filter nothing: they only order.
 */
export function parseTopic(index: CatalogIndex, { words, filters }: Search, topic: string) {
  const tokens = tokenize(words, index.runs);
  const plan = planQuery(index, tokens, new Set());
  const slugs = withNarrower(index, topic).map(({ slug }) => slug);
  const rows = rowsOfTopics(index, slugs);
  const ofTopic: TopicRows = { own: rowsLedBy(index, [topic]), main: rowsLedBy(index, slugs) };
  return {
    plan,
    exact: new Set<number>(),
    rows,
    ofTopic,
    asked: askedLanguages(index, plan.languages, filters),
    intents: [],
    exclusions: [],
    shelves: [topic],
    filters,
    accept: (some: RowSet) => some.and(rows).passing(filters),
  };
}
