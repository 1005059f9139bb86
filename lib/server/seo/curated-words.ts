import { assertServer } from '@/lib/assert-server';
import { linkColumns } from '@/lib/footer';
import { canonicalWords } from '@/lib/search/query-spelling';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { searchParams } from '@/lib/search/search-url';
import type { IndexingPolicy } from '@/lib/seo/indexing-policy';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { ALIAS_GROUPS } from '@/lib/text-analysis/alias-groups';

assertServer('lib/server/seo/curated-words');

/** With fewer courses, a page is not worth indexing. */
const FEWEST_COURSES = 3;

/** A topic of the catalogue, as in the list of topics. */
export type CuratedTopic = { slug: string; name: string; subject: string; count: number };

/** The words that have a page of their own, and their aliases. */
export type Curated = {
  /** Words of each page, with the topic that they name. The footer's terms may name none. */
  pages: Map<string, CuratedTopic | undefined>;
  /** Other words for a page, folded as in addresses: "js" leads to "javascript". */
  aliases: Map<string, string>;
};

let known: { engine: SearchEngine; version: string; curated: Curated } | undefined;

/** All phrases of a group mean the same. Those without a page lead to the first one with a page. */
function readAliases(pages: Curated['pages']): Curated['aliases'] {
  const aliases = new Map<string, string>();
  for (const group of ALIAS_GROUPS) {
    const page = group.find((phrase) => pages.has(phrase));
    if (page === undefined) continue;
    for (const phrase of group) {
      if (!pages.has(phrase) && !aliases.has(phrase)) aliases.set(phrase, page);
    }
  }
  return aliases;
}

/**
 * The pages that represent a topic: the catalogue's topics and the footer's terms. Computed once per version.
 */
export async function curatedWords(engine: Pick<SearchEngine, 'version' | 'overview'>): Promise<Curated> {
  const version = await engine.version();
  if (known?.engine === engine && known.version === version) return known.curated;
  const { subjects } = await engine.overview();
  const topics = subjects.flatMap((subject) => subject.topics);
  const pages: Curated['pages'] = new Map(
    linkColumns.flatMap(({ terms }) => terms.map((term) => [term, undefined])),
  );
  for (const { slug, name, subject, count } of topics) {
    pages.set(canonicalWords(name), { slug, name, subject, count });
  }
  const curated = { pages, aliases: readAliases(pages) };
  known = { engine: engine as SearchEngine, version, curated };
  return curated;
}

/** Whether a topic has too few courses of its own, however many its words find. */
export function isSmall(topic: CuratedTopic | undefined): boolean {
  return topic !== undefined && topic.count < FEWEST_COURSES;
}

/** Whether the plain address of these words is the page of a topic that search engines may list. */
export function isTopicPage(words: string, { pages }: Curated): boolean {
  return pages.has(words) && !isSmall(pages.get(words));
}

/**
 * The indexing policy of a results page: the first page of a topic, a further page, the same page in other
 * words or case, or one of endlessly many searches. `page` is the words of the canonical address.
 */
export function indexingPolicyOf(
  search: Search,
  answer: Pick<SearchAnswer, 'total'>,
  { pages, aliases }: Curated,
): { policy: IndexingPolicy; page: string } {
  const folded = canonicalWords(search.words);
  const page = pages.has(folded) ? folded : aliases.get(folded);
  if (page === undefined || answer.total < FEWEST_COURSES || isSmall(pages.get(page)))
    return { policy: 'search', page: folded };
  if (searchParams({ ...search, page: 1 }).size > 0) return { policy: 'search', page: folded };
  if (search.page > 1) return { policy: page === search.words ? 'further-page' : 'search', page: folded };
  return { policy: page === search.words ? 'landing' : 'alias', page };
}
