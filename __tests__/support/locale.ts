import { provideLocales } from '@/lib/locale/current-locale';
import type { Locale } from '@/lib/locale/locales';
import { namesOf } from '@/scripts/messages/message-files';

/** Makes requests come in a language until it is called again; messages stay in English, names of topics do not. */
export const speak = (locale: Locale): void =>
  provideLocales({ locale: () => locale, messages: () => undefined, names: namesOf });
