import { currentLocale } from '@/lib/locale/current-locale';
import { valueLabel } from './facets';
import type { FacetName, SearchAnswer } from './search.types';

type Named = { facet?: FacetName; value?: string; label: string };

/** Their values are names, which the catalogue has. */
const NAMES: ReadonlySet<FacetName> = new Set(['topic', 'provider', 'teacher']);

const relabel = <One extends Named>(one: One): One =>
  one.facet && one.value !== undefined && !NAMES.has(one.facet)
    ? { ...one, label: valueLabel(one.facet, one.value) }
    : one;

/** The answer with its values in the language of the page. The search engine and its cache have one language for all. */
export function labelAnswer(answer: SearchAnswer): SearchAnswer {
  if (currentLocale() === 'en') return answer;
  const { offers, exclusions } = answer;
  return {
    ...answer,
    facets: answer.facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, ...relabel({ facet: facet.name, ...value }) })),
    })),
    intents: answer.intents.map(relabel),
    ...(offers && { offers: offers.map(relabel) }),
    ...(exclusions && { exclusions: exclusions.map(relabel) }),
  };
}
