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

/** It lacks letters of these languages: a word would have two fonts, or each text be tried in it first. */
const LACKING: readonly Locale[] = ['ar', 'hi', 'uk', 'vi', 'zh-Hans'];

export const isInSiteFont = (locale: Locale): boolean => !LACKING.includes(locale);
