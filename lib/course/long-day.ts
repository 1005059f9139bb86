import { perLocale } from '@/lib/format/per-locale';

const day = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));

/** "3 November 2026" for 2026-11-03. */
export function longDay(date: string): string {
  return day().format(new Date(date));
}
