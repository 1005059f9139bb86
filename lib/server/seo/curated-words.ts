import { linkColumns } from '@/lib/footer';
import { canonicalWords } from '@/lib/search/query-spelling';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { searchParams } from '@/lib/search/search-url';
import type { SearchEngine } from '@/lib/server/catalog/engine.types';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/seo/curated-words');

/** Fewer courses are no page worth finding in a search engine. */
const FEWEST_COURSES = 3;

let known: { engine: SearchEngine; version: string; words: Set<string> } | undefined;

/** Words of the pages that stand for a topic: the catalogue's topics and the terms of the footer. */
export async function curatedWords(engine: SearchEngine): Promise<Set<string>> {
  const version = await engine.version();
  if (known?.engine === engine && known.version === version) return known.words;
  const { subjects } = await engine.overview();
  const topics = subjects.flatMap((subject) => subject.topics.map(({ name }) => canonicalWords(name)));
  const words = new Set([...linkColumns.flatMap(({ terms }) => terms as readonly string[]), ...topics]);
  known = { engine, version, words };
  return words;
}

export type Standing = 'landing' | 'further-page' | 'search';

/** What a results page is to crawlers: a topic's first page, a further page of it, or one search of endless many. */
export function standingOf(
  search: Search,
  answer: Pick<SearchAnswer, 'total'>,
  curated: Set<string>,
): Standing {
  if (!curated.has(search.words) || answer.total < FEWEST_COURSES) return 'search';
  if (searchParams({ ...search, page: 1 }).size > 0) return 'search';
  return search.page === 1 ? 'landing' : 'further-page';
}
