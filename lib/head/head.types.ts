import type { Locale } from '@/lib/locale/locales';

/** A page's metadata for browsers, crawlers and share cards. */
export type HeadData = {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  keywords: string[];
  /** Canonical path of the page. Error pages have none. */
  path?: string;
  /** The path that is shared, where it says more than the canonical one: which courses are compared or filtered. */
  shared?: string;
  /** Path of an image of 1200 x 630 pixels. */
  image?: { path: string; alt: string };
  robots?: 'index' | 'noindex';
  /** Languages, besides English, in which search engines may list it. In others, the page in English is the canonical one. */
  locales?: Locale[] | 'all';
};
