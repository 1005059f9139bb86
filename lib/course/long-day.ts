import { lazily } from '@/lib/format/lazily';

const day = lazily(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));

/** "3 November 2026" for 2026-11-03. */
export function longDay(date: string): string {
  return day().format(new Date(date));
}
