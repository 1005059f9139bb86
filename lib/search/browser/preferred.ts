let preferred = '';

/** Has searches list courses in these languages first, from now on. */
export function preferLanguages(languages: readonly string[]): void {
  preferred = languages.map((language) => `&prefer=${language}`).join('');
}

/** The address of a search or a plan, which says in which languages courses come first. */
export const inPreferred = (href: string): string =>
  preferred && !/[?&]prefer=/.test(href)
    ? href + (href.includes('?') ? preferred : preferred.replace('&', '?'))
    : href;
