import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { acceptedLanguages, preferredLanguages } from '@/engine/retrieve/accepted-languages';
import { findTopic } from '@/engine/retrieve/near-topics';
import { listedRowsLedBy, rowsLedBy, rowsOfTopics, seriesOfTopics } from '@/engine/retrieve/topic-rows';
import type { Search } from '@/engine/search.types';
import { tokenize } from '@/engine/text/tokenize';
import { partsOf } from './excluded-rows';
import { breadthOf } from './field-of';
import { clearLanguage, guessLanguages } from './guess-languages';
import { parseClauses } from './parse-clauses';
import type { Retrieved, TopicRows } from './retrieve';

/** Of a topic with more breadth, fewer than a quarter of the courses are on the topic itself. */
const FIELD = 0.25;

const hasPage = (index: CatalogIndex, slug: string): boolean =>
  index.rules.isListedTopic(findTopic(index, slug) ?? { count: 0 });

/**
 * A search that lists the courses of a topic and of its parts. Its words find nothing and filter nothing: they only order.
 */
export function retrieveTopic(index: CatalogIndex, search: Search, topic: string): Retrieved {
  const { words, filters } = search;
  const tokens = tokenize(words, index.runs);
  const said = guessLanguages(index, tokens);
  const languages = preferredLanguages(index, search) ?? said;
  const parsed = { ...parseClauses(index, tokens, { taken: new Set(), languages: said }), languages };
  const language = clearLanguage(index, tokens, said);
  const slugs = partsOf(index, topic);
  const rows = rowsOfTopics(index, slugs);
  const ofTopic: TopicRows = {
    own: rowsLedBy(index, [topic]),
    main: rowsLedBy(index, slugs),
    isField: breadthOf(index, topic) > FIELD,
    listed: listedRowsLedBy(index, [topic, ...slugs.filter((slug) => !hasPage(index, slug))]),
    series: seriesOfTopics(index, slugs),
  };
  return {
    parsed,
    exact: new Set(),
    isErrand: false,
    inferred: [],
    offered: [],
    rows,
    ofTopic,
    accepted: acceptedLanguages(index, new Set([...languages, ...said]), filters),
    ...(language !== undefined && { language }),
    intents: [],
    exclusions: [],
    meant: [],
    ordering: parsed,
    filters,
    accept: (some: RowSet) => some.and(rows).passing(filters),
  };
}
