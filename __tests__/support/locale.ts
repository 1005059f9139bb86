import { provideLocales } from '@/lib/locale/current-locale';
import type { Locale } from '@/lib/locale/locales';
import { namesOf } from '@/scripts/messages/message-files';

/** Makes requests come in a language until it is called again; messages stay in English, names of topics do not. */
export function speak(locale: Locale): void {
  const names = namesOf(locale);
  provideLocales({ locale: () => locale, messages: () => undefined, names: () => names });
}
