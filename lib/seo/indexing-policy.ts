/**
 * The kind of a results page for crawlers: a topic's first page, a further page of it, the same page in other
 * words or case, or one of endlessly many searches.
 */
export type IndexingPolicy = 'landing' | 'further-page' | 'alias' | 'search';

/** An alias may be crawled, so that crawlers see its canonical link and list the page that it names. */
export function isIndexed(policy: IndexingPolicy): boolean {
  return policy === 'landing' || policy === 'alias';
}
