import { preferred } from './preferred';

/** Has searches list courses in these languages first, from now on. */
export function preferLanguages(languages: readonly string[]): void {
  preferred.query = languages.map((language) => `&prefer=${language}`).join('');
}

/** The address of a search or a plan, which says in which languages courses come first. */
export const inPreferred = (href: string): string =>
  /[?&]prefer=/.test(href)
    ? href
    : href + (href.includes('?') ? preferred.query : preferred.query.replace('&', '?'));
