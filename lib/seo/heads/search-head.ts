import { clipWords } from '@/lib/format/clip-words';
import { countOf } from '@/lib/format/count';
import type { HeadData } from '@/lib/head/head.types';
import { type Search, searchHref, searchParams, type TopicPage } from '@/lib/search';

/** Length of a title before the site's name, and of a description, that search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;

type SearchHeadProps = {
  search: Search;
  /** Number of courses that the page states. */
  courses: number;
  /** Words of the canonical address, which may differ in spelling or be an alias. */
  canonical: string;
  indexed: boolean;
  topic?: TopicPage | undefined;
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
  choices = [],
}: SearchHeadProps): HeadData {
  const { words, filters, page } = search;
  const name = topic?.name ?? words;
  const chosen = choices.map((choice) => `, ${choice}`).join('');
  const end = page > 1 ? `, page ${page}` : '';
  const plain = Object.keys(filters).length === 0 && search.sort === 'relevance' && !search.literal;
  const start = page > 1 ? `Page ${page} of ` : '';
  const description = `${start}${countOf(courses, 'course')} for ${words}${chosen}. Compare providers, lessons, levels and languages, and start learning now.`;
  const path = searchHref({
    words: canonical,
    filters: {},
    sort: 'relevance',
    page: plain ? page : 1,
    literal: false,
    asText: [],
  });
  return {
    title: clipWords(`${name} courses${chosen}`, TITLE - end.length) + end,
    description: topic?.description ?? clipWords(description, DESCRIPTION),
    keywords: [words, `${words} course`, `learn ${words}`],
    path,
    ...(searchParams(search).size > 0 && { shared: searchHref(search) }),
    ...(topic?.image && { image: topic.image }),
    robots: indexed ? 'index' : 'noindex',
  };
}
