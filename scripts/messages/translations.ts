import { createHash } from 'node:crypto';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';

/** Texts by capability and name. */
export type Texts = Record<string, Record<string, string>>;

/** What a translation was made from: hashes of the English text and of its own, and who has read it since. */
const stampSchema = z.tuple([z.string(), z.string()]).rest(z.string());
export const stampsSchema = z.record(z.string(), z.record(z.string(), stampSchema));
export type Stamps = z.infer<typeof stampsSchema>;

const termSchema = z.object({
  forms: z.array(z.string()),
  /** Messages, and capabilities, in which the words mean something else. */
  not: z.array(z.string()).optional(),
  note: z.string(),
});
/** The terms, and in each locale the stems of which a text must have one. */
export const glossarySchema = z
  .object({ terms: z.record(z.string(), termSchema) })
  .catchall(z.record(z.string(), z.array(z.string())))
  .transform(({ terms, ...stems }) => ({ terms, stems: stems as Record<string, Record<string, string[]>> }));
export type Glossary = z.infer<typeof glossarySchema>;

export const KINDS = ['missing', 'unstamped', 'stale', 'unused', 'wrong', 'term'] as const;
export type Finding = { message: string; kind: (typeof KINDS)[number]; what: string };

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** All that a text consists of, its options and tags included. */
const partsOf = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...partsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => partsOf(value))];
  });

/** How a value is given: as a text, as a number, or as one of some names. */
function kindOf(element: MessageFormatElement): string {
  if (element.type === TYPE.tag) return 'tag';
  if (element.type === TYPE.select) return `one of ${Object.keys(element.options).sort().join(', ')}`;
  return element.type === TYPE.plural || element.type === TYPE.number ? 'number' : 'text';
}

function valuesOf(parts: MessageFormatElement[]): Set<string> {
  const values = parts.filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  return new Set(values.map((part) => `${'value' in part ? part.value : ''} (${kindOf(part)})`));
}

const COUNTS = [...Array(201).keys(), 1_000, 10_000, 100_000, 111_111];
/** The forms that whole numbers below a million take: no page counts further. */
export function formsOf(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  return new Set(COUNTS.map((count) => rules.select(count)).concat('other'));
}

function* wrongForms(parts: MessageFormatElement[], english: MessageFormatElement[], locale: string) {
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const exact = new Set(
    english.flatMap((part) =>
      part.type === TYPE.plural ? Object.keys(part.options).filter((form) => form.startsWith('=')) : [],
    ),
  );
  for (const part of parts) {
    if (part.type !== TYPE.plural) continue;
    const forms = Object.keys(part.options);
    for (const form of [...formsOf(locale), ...exact])
      if (!forms.includes(form)) yield `{${part.value}} has no form "${form}"`;
    for (const form of forms)
      if (!form.startsWith('=') && !known.some((name) => name === form))
        yield `{${part.value}} has the form "${form}", which the language has not`;
  }
}

const parseText = (text: string) => parse(text, { requiresOtherClause: true });
const wordsOf = (parts: MessageFormatElement[]) =>
  parts.flatMap((part) => (part.type === TYPE.literal ? [part.value] : [])).join(' ');

/** What is wrong with the form of a translation: its values, tags and plurals. */
function* wrongParts(english: string, text: string, locale: string): Generator<string> {
  const source = partsOf(parseText(english));
  let parts: MessageFormatElement[];
  try {
    parts = partsOf(parseText(text));
  } catch (error) {
    yield `it is no ICU message: ${(error as Error).message}`;
    return;
  }
  const [wanted, given] = [valuesOf(source), valuesOf(parts)];
  for (const value of wanted) if (!given.has(value)) yield `it lacks ${value}`;
  for (const value of given) if (!wanted.has(value)) yield `English has no ${value}`;
  yield* wrongForms(parts, source, locale);
}

/** The words of a text between spaces, in small letters: "Sign-in: " is " sign in ". */
const spaced = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `.replace(/ +/g, ' ');

/** The terms that an English text has; of two that begin alike it is the longer one ("weekly goal" is no "goal"). */
function termsIn({ terms }: Glossary, message: string, english: string): string[] {
  const forms = Object.entries(terms)
    .flatMap(([term, { forms: all }]) => all.map((form) => ({ term, form: spaced(form) })))
    .sort((a, b) => b.form.length - a.form.length);
  const [capability] = message.split('.');
  const found = new Set<string>();
  let rest = spaced(wordsOf(partsOf(parseText(english))));
  for (const { term, form } of forms) {
    if (!rest.includes(form)) continue;
    rest = rest.replaceAll(form, ' / ');
    if (!terms[term]?.not?.some((one) => one === message || one === capability)) found.add(term);
  }
  return [...found];
}

function* missedTerms(glossary: Glossary, message: string, english: string, text: string, locale: string) {
  // Capitals make no other word, nor does another way to write accents.
  const plain = (words: string) => words.normalize('NFC').toLocaleLowerCase(locale);
  const words = plain(wordsOf(partsOf(parseText(text))));
  for (const term of termsIn(glossary, message, english)) {
    const stems = glossary.stems[locale]?.[term] ?? [];
    if (stems.length > 0 && !stems.some((stem) => words.includes(plain(stem))))
      yield `"${term}" is ${stems.join(' or ')}`;
  }
}

export type Translation = { locale: string; texts: Texts; stamps: Stamps };

/** Everything that is wrong with the messages of a locale. */
export function* judge(
  english: Texts,
  { locale, texts, stamps }: Translation,
  glossary: Glossary,
): Generator<Finding> {
  for (const [capability, messages] of Object.entries(english)) {
    for (const [name, source] of Object.entries(messages)) {
      const message = `${capability}.${name}`;
      const text = texts[capability]?.[name];
      const stamp = stamps[capability]?.[name];
      if (!text) {
        yield { message, kind: 'missing', what: source };
        continue;
      }
      if (stamp?.[1] !== hashOf(text)) yield { message, kind: 'unstamped', what: text };
      else if (stamp[0] !== hashOf(source)) yield { message, kind: 'stale', what: source };
      const wrong = [...wrongParts(source, text, locale)];
      for (const what of wrong) yield { message, kind: 'wrong', what };
      if (wrong.length === 0)
        for (const what of missedTerms(glossary, message, source, text, locale))
          yield { message, kind: 'term', what };
    }
  }
  for (const term of Object.keys(glossary.terms))
    if (!glossary.stems[locale]?.[term]?.length)
      yield { message: `glossary.${term}`, kind: 'missing', what: glossary.terms[term]?.note ?? '' };
  for (const [capability, messages] of Object.entries(texts))
    for (const [name, what] of Object.entries(messages))
      if (english[capability]?.[name] === undefined)
        yield { message: `${capability}.${name}`, kind: 'unused', what };
}

/**
 * Says of translations that they are of the English as it is now: of those that are new or were changed since they were
 * stamped, and of the named ones, whose text still fits.
 */
export function stamp(english: Texts, { texts, stamps }: Translation, named: readonly string[] = []): Stamps {
  const result: Stamps = {};
  for (const [capability, messages] of Object.entries(english)) {
    const entries = Object.entries(messages).flatMap(([name, source]) => {
      const text = texts[capability]?.[name];
      if (!text) return [];
      const old = stamps[capability]?.[name];
      const isNew = old?.[1] !== hashOf(text) || named.includes(`${capability}.${name}`);
      return [[name, isNew ? [hashOf(source), hashOf(text)] : old]] as const;
    });
    if (entries.length > 0) result[capability] = Object.fromEntries(entries) as Stamps[string];
  }
  return result;
}

/** Says who has read translations: the named messages, or all. A translation that changes is to be read again. */
export function review(stamps: Stamps, reader: string, named: readonly string[] = []): Stamps {
  const result = structuredClone(stamps);
  for (const [capability, messages] of Object.entries(result))
    for (const [name, [english, text, ...readers]] of Object.entries(messages))
      if (named.length === 0 || named.includes(`${capability}.${name}`))
        messages[name] = [english, text, ...new Set([...readers, reader])];
  return result;
}
