import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from '@/lib/locale/current-locale';
import { PSEUDO, pseudo } from './pseudo';
import {
  type Glossary,
  glossarySchema,
  type Stamps,
  stampsSchema,
  type Texts,
  type Translation,
} from './translations';

export const MESSAGES = join(import.meta.dirname, '..', '..', 'messages');
const GLOSSARY = join(MESSAGES, 'glossary.json');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const write = (file: string, data: unknown) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([capability, messages]) => [
      capability,
      Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, change(text)])),
    ]),
  );

/** The texts of a locale by capability; none if there is no folder. */
export function textsOf(locale: string): Texts {
  if (locale === PSEUDO) return mapTexts(textsOf('en'), pseudo);
  const folder = join(MESSAGES, locale);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace(/\.json$/, ''),
      read(join(folder, name)) as Record<string, string>,
    ]),
  );
}

/** What topics and subjects are called in a locale, by their English names: those that are called otherwise. */
export function namesOf(locale: string): Names {
  const file = join(MESSAGES, 'topic-names', `${locale}.json`);
  return existsSync(file) ? (read(file) as Names) : {};
}

const stampFile = (locale: string) => join(MESSAGES, 'translates', `${locale}.json`);

export function translationOf(locale: string): Translation {
  const file = stampFile(locale);
  return {
    locale,
    texts: textsOf(locale),
    stamps: existsSync(file) ? stampsSchema.parse(read(file)) : {},
  };
}

export function writeStamps(locale: string, stamps: Stamps): void {
  // A line for each message: two translators change different lines.
  const lines = Object.entries(stamps).map(([capability, messages]) => {
    const rows = Object.entries(messages).map(
      ([name, values]) =>
        `    ${JSON.stringify(name)}: [${values.map((one) => JSON.stringify(one)).join(', ')}]`,
    );
    return `  ${JSON.stringify(capability)}: {\n${rows.join(',\n')}\n  }`;
  });
  mkdirSync(join(MESSAGES, 'translates'), { recursive: true });
  writeFileSync(stampFile(locale), `{\n${lines.join(',\n')}\n}\n`);
}

export const readGlossary = (): Glossary => glossarySchema.parse(read(GLOSSARY));

/** Gives a locale an empty text for each message and each term that it lacks: what is left to translate. */
export function addMissing(english: Texts, { locale, texts }: Translation): void {
  mkdirSync(join(MESSAGES, locale), { recursive: true });
  for (const [capability, messages] of Object.entries(english)) {
    const own = texts[capability];
    const blank = Object.fromEntries(Object.keys(messages).map((name) => [name, own?.[name] ?? '']));
    write(join(MESSAGES, locale, `${capability}.json`), { ...blank, ...own });
  }
  const { terms, stems } = readGlossary();
  const own = Object.fromEntries(Object.keys(terms).map((term) => [term, stems[locale]?.[term] ?? []]));
  if (Object.keys(own).length > Object.keys(stems[locale] ?? {}).length)
    write(GLOSSARY, { terms, ...stems, [locale]: own });
}
