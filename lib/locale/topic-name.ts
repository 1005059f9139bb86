import { currentLocale, topicName } from './current-locale';

export { topicName } from './current-locale';

/** A topic or a subject. `english`: what it is called in English, where `name` is in another language; addresses have it. */
export type Called = { name: string; english?: string };

/** A topic or a subject as the page of a request names it. */
export function calledHere<One extends Called>(one: One): One {
  const name = topicName(one.name);
  return name === one.name ? one : { ...one, name, english: one.name };
}

/** A text that the catalogue has in English alone: pages in other languages do without it. */
export const inEnglishOnly = (text: string | undefined): string | undefined =>
  currentLocale() === 'en' ? text : undefined;
