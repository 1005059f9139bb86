import { likelyLanguage, wordsLanguage } from '@polymath/engine/text/words-language';
import { NOT_STATED } from '@polymath/engine/values';
import { languageInside, stepsToTopic } from '@/lib/course';
import { PLAN_LEVELS, planHref } from '@/lib/guide';
import type { StructuredData } from '@/lib/head/json-ld';
import { currentLocale } from '@/lib/locale/current-locale';
import { paths } from '@/lib/paths';
import {
  type Facet,
  type FacetName,
  facets as facetTable,
  type ListedFacet,
  type LiveBlock,
  type Search,
  type SearchAnswer,
  type SearchPage,
  type SearchShown,
  sortLabel,
  VALUES_LISTED,
} from '@/lib/search';
import { breadcrumbData, type IndexingPolicy, isIndexed, searchHead, type TopicView } from '@/lib/seo';
import * as m from '@/messages/search';

/** What was found for a search, and what its page is to crawlers. */
export type SearchView = Pick<SearchShown, 'topicWords' | 'called'> & {
  /** On the first page of a topic. */
  topic?: TopicView;
  search: Search;
  answer: SearchAnswer;
  live?: LiveBlock;
  /** What the page is to crawlers. */
  policy: IndexingPolicy;
  canonical: string;
};

function countWords({ total, pages, results }: SearchView['answer'], elsewhere: number): string {
  if (total === 0 && elsewhere === 0) return m.noCoursesFound();
  if (total === 0) return m.coursesFromOtherSites({ count: elsewhere });
  // One card has all versions of a course. Of several pages, a later one has the others.
  if (pages === 1 && results.length > 0 && results.length < total)
    return m.coursesInVersions({ count: results.length, versions: total });
  return m.countCourses({ count: total });
}

function listFacet({ name, values }: Facet, { whole = [] }: Search): ListedFacet {
  const isWhole = whole.includes(name);
  const { isFolded } = facetTable[name];
  const isFirst = (value: string, at: number) => !isFolded && (at < VALUES_LISTED || value === NOT_STATED);
  const listed = values.filter(({ value, selected }, at) => isWhole || isFirst(value, at) || selected);
  return {
    name,
    values: listed.map(({ value, label, count }) => ({ value, label, count })),
    more: values.length - listed.length,
    ...(isFolded && { isFolded }),
  };
}

/** What was chosen, in words. What the words say already is not repeated. */
function choicesOf({ filters, sort }: Search, facets: Facet[]): string[] {
  const chosen = facets.flatMap(({ name, values }) =>
    values.filter(({ value }) => filters[name]?.includes(value)),
  );
  return [...chosen.map(({ label }) => label), ...(sort === 'relevance' ? [] : [sortLabel(sort)])];
}

/** Whether a facet tells the results apart: one value that all of them have is no choice. */
const isChoice = ({ values }: Facet, total: number): boolean =>
  values.length > 1 || values.some(({ selected, count }) => selected || count < total);

function structuredData({ topic, canonical }: SearchView): StructuredData[] {
  if (!topic) return [];
  const steps = breadcrumbData(stepsToTopic(), topic.name, paths.search(canonical));
  return topic.itemList ? [topic.itemList, steps] : [steps];
}

/** What a topic's page shows of it: what search engines read stands in its head and among the structured data. */
const shownOf = ({ itemList: _list, locales: _locales, ...shown }: TopicView) => shown;

/** Number of courses that match all words and filters, in whatever language. */
const matching = ({
  relaxed,
  complete = 0,
  total,
}: Pick<SearchView['answer'], 'relaxed' | 'complete' | 'total'>) =>
  relaxed && relaxed !== 'other-languages' ? complete : total;

type LanguageOffers = Pick<SearchPage, 'languages'> & Pick<SearchShown, 'inPageLanguage'>;

/** Of these languages, what visitors are offered: on a page in English only their browser knows theirs. */
function offerLanguages(values: Facet['values'], total: number): LanguageOffers {
  const locale = currentLocale();
  if (locale === 'en')
    return { languages: Object.fromEntries(values.map(({ value, count }) => [value, count])) };
  const own = values.find(({ value, count }) => value === locale.split('-', 1)[0] && count < total);
  return own ? { inPageLanguage: { language: own.value, count: own.count } } : {};
}

/** The props of the page of a search: what its visitor can change, and apart from it what it only shows. */
export function toSearchPage(view: SearchView): SearchPage {
  const { search, live, topic, topicWords, called, canonical, policy } = view;
  const { facets: all, named: _named, language: spoken, ...answer } = view.answer;
  const { total, results, intents } = answer;
  const elsewhere = live?.cards.length ?? 0;
  const facets = all.filter((facet) => isChoice(facet, total)).map((facet) => listFacet(facet, search));
  const languages = all.find(({ name }) => name === 'language')?.values ?? [];
  const chosenOf = (facet: FacetName) =>
    search.filters[facet]?.[0] ?? intents.find((intent) => intent.facet === facet && !intent.dropped)?.value;
  const [language, level] = [chosenOf('language'), chosenOf('level')];
  const planned = PLAN_LEVELS.find((one) => one === level);
  const isOffered = !search.filters.language && !intents.some(({ facet }) => facet === 'language');
  const lang = wordsLanguage(
    search.words,
    languages.map(({ value }) => value),
  );
  // Words that several languages write alike count for the one that most people write so.
  const own = spoken ?? (lang && likelyLanguage(lang));
  const isNone = languages.length > 0 && !languages.some(({ value }) => value.split('-', 1)[0] === own);
  // Courses in the language of the words come first anyway, and English ones where the words tell of none.
  const offered = languages.filter(
    ({ value }) => value !== (lang ?? 'en') && !search.prefer?.some((one) => one === value),
  );
  const { inPageLanguage, ...inEnglish } = isOffered ? offerLanguages(offered, total) : {};
  return {
    search,
    count: countWords(view.answer, elsewhere),
    total,
    listed: results.length,
    facets,
    ...inEnglish,
    ...(live && { live }),
    liveFirst: elsewhere > 0,
    shown: {
      answer,
      topicWords,
      ...(called && { called }),
      ...(topic && { topic: shownOf(topic) }),
      plan: planHref({
        goal: search.words,
        ...(planned && { level: planned }),
        ...(language && { language }),
        ...(search.prefer && { prefer: search.prefer }),
      }),
      structured: structuredData(view),
      head: searchHead({
        search,
        courses: matching(answer) + elsewhere,
        canonical,
        indexed: isIndexed(policy),
        topic,
        called,
        locales: topic?.locales ?? [],
        choices: choicesOf(search, all),
      }),
      chosen: { ...(language && { language }), ...(level && { level }) },
      ...(lang && { lang }),
      ...(own !== undefined && isNone && isOffered && { noneIn: languageInside(own) }),
      ...(inPageLanguage && { inPageLanguage }),
    },
  };
}
