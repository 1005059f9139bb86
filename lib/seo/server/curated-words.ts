import { ALIAS_GROUPS } from '@polymath/engine/text/alias-groups';
import { isListedTopic, type TopicCount } from '@/lib/course';
import { canonicalWords } from '@/lib/query-spelling';
import { type Search, searchParams } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import type { IndexingPolicy } from '@/lib/seo/indexing-policy';

/** The words that have a page of their own, and their aliases. */
export type Curated = {
  /** The topics of the catalogue by the words of their pages. */
  pages: Map<string, TopicCount>;
  /** Other words for a page, folded as in addresses: "js" leads to "javascript". */
  aliases: Map<string, string>;
};

let known: { engine: SearchEngine; version: string; curated: Curated } | undefined;

/** All phrases of a group mean the same. Those without a page lead to the first one with a page, as its slug does. */
function readAliases(pages: Curated['pages']): Curated['aliases'] {
  const aliases = new Map<string, string>();
  const add = (words: string, page: string) => {
    if (!pages.has(words) && !aliases.has(words)) aliases.set(words, page);
  };
  for (const group of ALIAS_GROUPS) {
    const page = group.find((phrase) => pages.has(phrase));
    if (page !== undefined) for (const phrase of group) add(phrase, page);
  }
  for (const [words, { slug }] of pages) add(slug, words);
  return aliases;
}

/** The pages that represent a topic of the catalogue. Computed once per version. */
export async function curatedWords(engine: Pick<SearchEngine, 'version' | 'overview'>): Promise<Curated> {
  const version = await engine.version();
  if (known?.engine === engine && known.version === version) return known.curated;
  const { subjects } = await engine.overview();
  const pages: Curated['pages'] = new Map(
    subjects.flatMap(({ topics }) => topics.map((topic) => [canonicalWords(topic.name), topic])),
  );
  const curated = { pages, aliases: readAliases(pages) };
  known = { engine: engine as SearchEngine, version, curated };
  return curated;
}

/** The words of the page that these words lead to: their own in small letters, or those that they are an alias of. */
function pageOf(words: string, { pages, aliases }: Curated): string | undefined {
  const folded = canonicalWords(words);
  return pages.has(folded) ? folded : aliases.get(folded);
}

/**
 * The search as a page answers it: words that name a topic list the courses of the topic. Who wants the words
 * themselves says so in the address.
 */
export function listTopic(search: Search, curated: Curated): Search {
  const asWords = search.literal || search.without !== undefined || search.asText.includes('topic');
  const page = asWords ? undefined : pageOf(search.words, curated);
  const topic = page === undefined ? undefined : curated.pages.get(page);
  return topic ? { ...search, ofTopic: topic.slug } : search;
}

/** Whether the plain address of these words is the page of a topic that search engines may list. */
export function isTopicPage(words: string, { pages }: Curated): boolean {
  const topic = pages.get(words);
  return topic !== undefined && isListedTopic(topic);
}

/**
 * The indexing policy of a results page: the first page of a topic, a further page, the same page in other
 * words or case, or one of endlessly many searches. `page` is the words of the canonical address.
 */
export function indexingPolicyOf(search: Search, curated: Curated): { policy: IndexingPolicy; page: string } {
  const page = pageOf(search.words, curated);
  const none = { policy: 'search', page: search.words } as const;
  if (page === undefined || !isTopicPage(page, curated)) return none;
  if (searchParams({ ...search, page: 1 }).size > 0) return none;
  const isOwn = page === search.words;
  if (search.page > 1) return isOwn ? { policy: 'further-page', page } : none;
  return { policy: isOwn ? 'landing' : 'alias', page };
}
