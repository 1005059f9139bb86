import { clipWords } from '@/lib/format/clip-words';
import type { HeadData } from '@/lib/head/head.types';
import type { Locale } from '@/lib/locale/locales';
import { type Search, searchHref, searchParams, type TopicPage } from '@/lib/search';
import * as format from '@/messages/format';
import * as m from '@/messages/seo';

/** Length of a title before the site's name, and of a description, that search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;

type SearchHeadProps = {
  search: Search;
  /** Number of courses that match the search: the title and the description promise no others. */
  courses: number;
  /** Words of the canonical address, which may differ in spelling or be an alias. */
  canonical: string;
  indexed: boolean;
  topic?: TopicPage | undefined;
  /** What the page's language calls the words, where they are a topic's. */
  called?: string | undefined;
  locales?: Locale[];
  /** What was chosen, in words: "Beginner", "Arabic". */
  choices?: string[];
};

/**
 * A further page is a page of its own; filters and sorts show parts of the same one. Who shares a page shares it as it is.
 */
export function searchHead({
  search,
  courses,
  canonical,
  indexed,
  topic,
  called,
  locales = [],
  choices = [],
}: SearchHeadProps): HeadData {
  const { filters, page } = search;
  const words = called ?? search.words;
  const name = topic?.name ?? words;
  const chosen = choices.map((choice) => format.comma() + choice).join('');
  const inTitle = (title: string) => (page > 1 ? m.titlePage({ title, page }) : title);
  const plain = Object.keys(filters).length === 0 && search.sort === 'relevance' && !search.literal;
  const values = { courses, words, choices: chosen };
  const found = page > 1 ? m.searchPageDescription({ page, ...values }) : m.searchDescription(values);
  const description = courses === 0 ? m.searchNothingDescription({ words, choices: chosen }) : found;
  const title = courses === 0 ? name + chosen : m.searchTitle({ name, choices: chosen });
  const path = searchHref({
    words: canonical,
    filters: {},
    sort: 'relevance',
    page: plain ? page : 1,
    literal: false,
    asText: [],
  });
  return {
    title: inTitle(clipWords(title, TITLE - inTitle('').length)),
    description: topic?.description ?? clipWords(description, DESCRIPTION),
    keywords: [words, m.wordsCourse({ words }), m.learnWords({ words })],
    path,
    ...(searchParams(search).size > 0 && { shared: searchHref(search) }),
    ...(topic?.image && { image: topic.image }),
    robots: indexed ? 'index' : 'noindex',
    locales,
  };
}
