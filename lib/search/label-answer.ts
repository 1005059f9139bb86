import { currentLocale } from '@/lib/locale/current-locale';
import { calledHere, topicName } from '@/lib/locale/topic-name';
import { valueLabel } from './facets';
import type { FacetName, SearchAnswer, SearchResult } from './search.types';

type Named = { facet?: FacetName; value?: string; label: string };

/** Their values are names, which the catalogue has. */
const NAMES: ReadonlySet<FacetName> = new Set(['provider', 'teacher']);

function labelOf({ facet, value, label }: Named): string {
  if (facet === 'topic') return topicName(label);
  return facet && value !== undefined && !NAMES.has(facet) ? valueLabel(facet, value) : label;
}

const relabel = <One extends Named>(one: One): One => ({ ...one, label: labelOf(one) });

const resultHere = (result: SearchResult): SearchResult =>
  result.onTopics ? { ...result, onTopics: result.onTopics.map(topicName) } : result;

/**
 * The answer with its values and topics in the language of the page. The search engine and its cache have one language for
 * all.
 */
export function labelAnswer(answer: SearchAnswer): SearchAnswer {
  if (currentLocale() === 'en') return answer;
  const { offers, exclusions, subjects, partOf, wider } = answer;
  return {
    ...answer,
    results: answer.results.map(resultHere),
    facets: answer.facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, label: labelOf({ facet: facet.name, ...value }) })),
    })),
    intents: answer.intents.map(relabel),
    nearestTopics: answer.nearestTopics.map(calledHere),
    ...(offers && { offers: offers.map(relabel) }),
    ...(exclusions && { exclusions: exclusions.map(relabel) }),
    ...(subjects && { subjects: subjects.map(topicName) }),
    ...(partOf && { partOf: topicName(partOf) }),
    ...(wider && { wider: { ...calledHere(wider), of: topicName(wider.of) } }),
  };
}
