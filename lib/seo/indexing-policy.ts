/**
 * What a results page is to crawlers: a topic's first page, a further page of it, its first page in other words or in
 * another case, or one search of endless many.
 */
export type IndexingPolicy = 'landing' | 'further-page' | 'alias' | 'search';

/** An alias may be read so that its canonical link is: search engines then keep the page that it names. */
export function isIndexed(standing: IndexingPolicy): boolean {
  return standing === 'landing' || standing === 'alias';
}
