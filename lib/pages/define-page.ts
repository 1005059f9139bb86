import type { HeadData } from '@/lib/head/head.types';
import { pageImage } from '@/lib/head/page-image';

/**
 * A page with one fixed address. Search, course and lesson pages have many addresses and build their own
 * heads.
 */
export type SitePage<Props> = {
  /** Its address, from `lib/plainPaths` if other pages link to it. */
  path: string;
  /** Title, description, keywords, and the canonical address if the page is shown at others too. The title is without the product's name, which is added. */
  head: (props: Props) => Pick<HeadData, 'title' | 'description' | 'keywords' | 'path'>;
  /** Whether search engines may list it; if so, it is in the sitemap too. */
  indexed: boolean;
  /** Search engines may list it in all languages, not only in English. */
  locales?: 'all';
  /** The text of its share image. Without it, the page has the site's default image. */
  shareCard?: () => { title: string; line: string };
  /** Budget of first-load JavaScript in kB gzip. */
  firstLoadKilobytes: number;
  /** Cached by the service worker on the first visit, for offline use. */
  precached?: true;
  /** False for a page that is shown at other addresses too: then `path` is not its canonical address. */
  canonical?: false;
};

export const definePage = <Props = object>(page: SitePage<Props>): SitePage<Props> => page;

/** The name of a page's share image. */
export const shareNameOf = ({ path }: Pick<SitePage<never>, 'path'>): string => path.slice(1);

/** All metadata of a page. */
export function headOf<Props>(page: SitePage<Props>, props: Props): HeadData {
  const { path, indexed, shareCard, canonical, locales } = page;
  return {
    ...page.head(props),
    ...(canonical !== false && { path }),
    ...(locales && { locales }),
    ...(shareCard && { image: pageImage(shareNameOf(page), shareCard().title) }),
    robots: indexed ? 'index' : 'noindex',
  };
}
