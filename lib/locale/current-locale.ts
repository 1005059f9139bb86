import type { ReactNode } from 'react';
import type { Locale } from './locales';

/** A message in another language: a text, or the parts of one that has elements. */
type Message = (values: object) => string | ReactNode[];
export type Messages = Record<string, Record<string, Message>>;
export type Names = Readonly<Record<string, string>>;
/** What the server knows of the request that it answers. */
type Source = {
  locale: () => Locale | undefined;
  messages: (locale: Locale) => Messages | undefined;
  /** What topics and subjects are called, by their English names. */
  names: (locale: Locale) => Names | undefined;
};

const KEY = Symbol.for('polymath.locale');
// Each bundle of the server has a copy of this module.
const holder = globalThis as { [KEY]?: Source };

/** To be called by the server when it starts. */
export function provideLocales(source: Source): void {
  holder[KEY] = source;
}

/** The language of the page that is shown: on the server that of the request, in a browser that of the document. */
export function currentLocale(): Locale {
  if (typeof window === 'undefined') return holder[KEY]?.locale() ?? 'en';
  return (document.documentElement.lang || 'en') as Locale;
}

function find(capability: string, name: string, values: object) {
  const locale = holder[KEY]?.locale();
  return locale && holder[KEY]?.messages(locale)?.[capability]?.[name]?.(values);
}

/** A message in the language of the request; undefined in English, and where it is not translated. */
export const other = (capability: string, name: string, values: object = {}) =>
  find(capability, name, values) as string | undefined;

/** The same of a message with elements. */
export const otherParts = (capability: string, name: string, values: object = {}) =>
  find(capability, name, values) as ReactNode[] | undefined;

/**
 * What a topic or a subject is called in the language of the request, by its English name. Only the server knows: pages get
 * names with their props.
 */
export function topicName(name: string): string {
  const locale = holder[KEY]?.locale();
  const names = locale && holder[KEY]?.names(locale);
  return names && Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
