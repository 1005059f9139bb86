import localFont from 'next/font/local';
import type { Locale } from '@/lib/locale/locales';

/** On the html element, so that dialogs and toasts outside of the page's tree have it too. */
export const font = localFont({
  src: '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  variable: '--font-jakarta',
  weight: '200 800',
  // A font that comes late is for the next page: exchanging it would move what somebody is reading.
  display: 'optional',
});

/** It lacks letters of Vietnamese and Ukrainian: one word would have two fonts. */
export const isInSiteFont = (locale: Locale): boolean => locale !== 'vi' && locale !== 'uk';
