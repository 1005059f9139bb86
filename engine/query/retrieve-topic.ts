import { LRUCache } from 'lru-cache';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import type { OpenDatabase } from '@/engine/open-database';
import { acceptedLanguages, preferredLanguages } from '@/engine/retrieve/accepted-languages';
import { findTopic } from '@/engine/retrieve/near-topics';
import { listedRowsLedBy, rowsLedBy, rowsOfTopics, seriesOfTopics } from '@/engine/retrieve/topic-rows';
import type { Search } from '@/engine/search.types';
import { tokenize } from '@/engine/text/tokenize';
import { partsOf } from './excluded-rows';
import { breadthOf } from './field-of';
import { clearLanguage, guessLanguages } from './guess-languages';
import { type ParsedQuery, parseClauses } from './parse-clauses';
import type { Retrieved, TopicRows } from './retrieve';

/** Of a topic with more breadth, fewer than a quarter of the courses are on the topic itself. */
const FIELD = 0.25;

const hasPage = (index: CatalogIndex, slug: string): boolean =>
  index.rules.isListedTopic(findTopic(index, slug) ?? { count: 0 });

type NameRead = { parsed: ParsedQuery; said: ReadonlySet<number>; language: string | undefined };

/** What names of topics say, by index: a plan lists each of its topics several times. */
const namesRead = new WeakMap<OpenDatabase, LRUCache<string, NameRead>>();
const NAMES_KEPT = 500;

function readName(index: CatalogIndex, words: string): NameRead {
  const kept = namesRead.get(index.database) ?? new LRUCache({ max: NAMES_KEPT });
  namesRead.set(index.database, kept);
  const known = kept.get(words);
  if (known) return known;
  const tokens = tokenize(words, index.runs);
  const said = guessLanguages(index, tokens);
  const read = {
    said,
    parsed: parseClauses(index, tokens, { taken: new Set(), languages: said }),
    language: clearLanguage(index, tokens, said),
  };
  kept.set(words, read);
  return read;
}

/**
 * A search that lists the courses of a topic and of its parts. Its words find nothing and filter nothing: they only order.
 */
export function retrieveTopic(index: CatalogIndex, search: Search, topic: string): Retrieved {
  const { words, filters } = search;
  const { said, parsed: name, language } = readName(index, words);
  const languages = preferredLanguages(index, search) ?? said;
  const parsed = { ...name, languages };
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
