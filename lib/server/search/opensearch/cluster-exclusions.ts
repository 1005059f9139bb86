import { assertServer } from '@/lib/assert-server';
import type { FoundExclusion } from '@/lib/server/search/query/excluded-rows';
import type { ExclusionReader } from '@/lib/server/search/query/read-exclusions';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import { isFiller } from '@/lib/text-analysis/filler-words';
import { stemKey } from '@/lib/text-analysis/phrases';
import { possibleStems } from '@/lib/text-analysis/stem';
import type { NameRow } from './cluster-answers';
import { allOf, anyOf, facetQuery, type Query } from './cluster-query';
import type { ClusterTerm } from './cluster-terms';

assertServer('lib/server/search/opensearch/cluster-exclusions');

/** What the cluster's names say of words that may be excluded. A word alone is unwanted only after a clear negation. */
export function clusterReader(names: NameRow[], nameOf: ExclusionReader['nameOf']): ExclusionReader {
  return {
    nameOf,
    topicOf: (tokens) => {
      const key = stemKey(tokens);
      const topic = names.find(({ kind, keys }) => kind === 'topic' && keys.includes(key));
      return topic && { slug: topic.value, name: topic.label };
    },
    isKnown: () => false,
    stemsIn: (tokens) =>
      tokens
        .filter(({ word }) => !isFiller(word))
        .map(({ word, surface }) => [...new Set([word, ...possibleStems(surface)])]),
  };
}

const hasAll = (words: string[][], field: string): Query =>
  allOf(words.map((stems) => anyOf(stems.map((stem) => ({ term: { [field]: stem } })))));

/** The courses that an exclusion leaves out: with the value, of the topic or one of its parts, with the words. */
function unwantedQuery(
  { facet, value, stems }: FoundExclusion,
  names: NameRow[],
  units: ClusterTerm[],
): Query {
  const inTitle = stems.length > 0 ? [hasAll(stems, 'title')] : [];
  if (facet === 'topic' && value !== undefined) {
    const isWanted = units.some(({ alternatives }) =>
      alternatives.some(([sign]) => sign === topicToken(value)),
    );
    const parts = names.find((name) => name.kind === 'topic' && name.value === value)?.narrower ?? [];
    const ofTopic = isWanted ? [] : [facetQuery('topic', [value, ...parts])];
    return anyOf([...ofTopic, ...inTitle]);
  }
  if (facet && value !== undefined) return anyOf([facetQuery(facet, [value]), ...inTitle]);
  return allOf(stems.map((one) => anyOf(['title', 'topics', 'people'].map((field) => hasAll([one], field)))));
}

/** What courses must not match. A title that says the same ("Physics without calculus") is wanted. */
export function unwantedQueries(
  exclusions: FoundExclusion[],
  names: NameRow[],
  units: ClusterTerm[],
): Query[] {
  return exclusions
    .filter(({ facet, stems }) => facet !== undefined || stems.length > 0)
    .map((exclusion) => {
      const { negation, stems } = exclusion;
      const saidSo =
        negation.length > 0 && stems.length > 0 ? [hasAll([...negation, ...stems], 'title')] : [];
      return { bool: { filter: [unwantedQuery(exclusion, names, units)], must_not: saidSo } };
    });
}
