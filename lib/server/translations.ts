import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { numberOf } from '@/lib/format/count';
import { type Messages, type Names, provideLocales } from '@/lib/locale/current-locale';
import { LOCALES, type Locale } from '@/lib/locale/locales';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';

/** Written by the build: for each locale its messages, what topics are called, and the folder of its scripts. */
const builtSchema = z.partialRecord(
  z.enum(Object.keys(LOCALES) as [Locale, ...Locale[]]),
  z.object({ messages: z.string(), names: z.string(), scripts: z.string() }),
);

type Write = (tools: { number: typeof numberOf; plural: (count: number) => string }) => Messages;

const storage = oncePerProcess('locale', () => new AsyncLocalStorage<Locale>());

/** The locales that this build has, besides English. */
export const builtLocales = oncePerProcess('built-locales', () => {
  const file = join(process.cwd(), '.next', 'locales.json');
  return builtSchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
});

/** Reads the messages of all locales and what topics are called in them, once for the process. */
export function loadTranslations(): void {
  const load = createRequire(join(process.cwd(), '.next', 'locales.json'));
  const all = new Map<Locale, { messages: Messages; names: Names }>();
  for (const locale of Object.keys(builtLocales()) as Locale[]) {
    const files = builtLocales()[locale];
    if (!files) continue;
    const rules = new Intl.PluralRules(locale);
    const write = load(`./${files.messages}`) as Write;
    const messages = write({ number: numberOf, plural: (count) => rules.select(count) });
    all.set(locale, { messages, names: load(`./${files.names}`) as Names });
  }
  provideLocales({
    locale: () => storage().getStore(),
    messages: (locale) => all.get(locale)?.messages,
    names: (locale) => all.get(locale)?.names,
  });
}

/** Answers a request in a language. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => storage().run(locale, work);

/** The folder of a locale's scripts; none in English. */
export const scriptsOf = (locale: Locale): string | undefined => builtLocales()[locale]?.scripts;
