import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { askedLanguages } from '@/engine/retrieve/asked-languages';
import { findTopic } from '@/engine/retrieve/near-topics';
import { listedRowsLedBy, rowsLedBy, rowsOfTopics, seriesOfTopics } from '@/engine/retrieve/topic-rows';
import { tokenize } from '@/engine/text/tokenize';
import { isListedTopic } from '@/lib/course/listed/listed-rel';
import type { Search } from '@/lib/search/search.types';
import { withNarrower } from './excluded-rows';
import { planQuery } from './plan-query';

/** Which of a topic's courses are about it, and do not only touch on it. */
export type TopicRows = {
  /** Their first topic is the topic itself. */
  own: RowSet;
  /** Their first topic is the topic or a part of it. */
  main: RowSet;
  /** Search engines are told of them, and no page of a topic is nearer: those of parts with a page of their own are there. */
  listed: RowSet;
  /** Their list of lessons is known. */
  series: RowSet;
};

const hasPage = (index: CatalogIndex, slug: string): boolean =>
  isListedTopic(findTopic(index, slug) ?? { count: 0 });

/**
 * A search that lists the courses of a topic and of its parts. Its words find nothing and filter nothing: they only order.
 */
export function parseTopic(index: CatalogIndex, { words, filters }: Search, topic: string) {
  const tokens = tokenize(words, index.runs);
  const plan = planQuery(index, tokens, new Set());
  const slugs = withNarrower(index, topic).map(({ slug }) => slug);
  const rows = rowsOfTopics(index, slugs);
  const ofTopic: TopicRows = {
    own: rowsLedBy(index, [topic]),
    main: rowsLedBy(index, slugs),
    listed: listedRowsLedBy(index, [topic, ...slugs.filter((slug) => !hasPage(index, slug))]),
    series: seriesOfTopics(index, slugs),
  };
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
