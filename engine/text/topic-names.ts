import type { Topic } from '@/engine/course.schema';
import { NO_LANGUAGE } from '@/engine/text/languages';
import { isFiller } from './filler-words';
import { fold } from './fold';
import { stem } from './stem';
import { type Token, tokenize } from './tokenize';

/** One name of a topic in one language. `isUsual`: what the topic is called; otherwise another word for it. */
export type TopicName = { topic: Topic; words: string[]; isUsual: boolean };

/** A title that names one of these is about what it takes: "Become a web developer" is no profession. */
const NOT_READ: ReadonlySet<Topic['kind']> = new Set(['profession', 'stage']);
/** Shorter words have too many other meanings ("cs", "ar"), unless the topic is called so. */
const MIN_WORD = 4;
/** A word in the names of this many topics that are no part of its own is too general ("design", "science"). */
const GENERAL = 3;
/** A name in this many languages is a proper name ("python"): it counts in all. */
const INTERNATIONAL = 6;
/** How many letters at the end two forms of an inflected word may differ by. */
const LONGEST_ENDING = 3;
const ENGLISH_ENDINGS = new Set(['', 's', 'es', 'y', 'ies']);
/** In Vietnamese, words that differ by an accent only are different words. */
const BY_ACCENTS = 'vi';

/** Whether two words of one stem are forms of one word: "painting" and "paintings", but not "managing" and "management". */
function areForms(one: string, other: string, language: string): boolean {
  if (one === other) return true;
  if (language === BY_ACCENTS || Math.min(one.length, other.length) < MIN_WORD) return false;
  const [a, b] = [fold(one), fold(other)];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const endings = [a.slice(same), b.slice(same)];
  if (language === 'en') return endings.every((ending) => ENGLISH_ENDINGS.has(ending));
  // The Arabic article stands before the word; the rules remove nothing but this and short endings.
  return language === 'ar' || endings.every(({ length }) => length <= LONGEST_ENDING);
}

/** A title whose language nobody states is most likely English. */
export const primaryOf = (language: string): string =>
  language === NO_LANGUAGE ? 'en' : (language.split('-')[0] ?? '');
const keyOf = (words: string[], language: string): string =>
  words.map((word) => stem(word, language)).join(' ');
const surfacesOf = (tokens: Token[]): string[] => tokens.map(({ surface }) => surface);

function isWrittenLatin(language: string): boolean {
  try {
    return new Intl.Locale(language).maximize().script === 'Latn';
  } catch {
    return true;
  }
}

/** The names of topics in one language that identify exactly one topic. */
class LanguageNames {
  readonly isLatin: boolean;
  readonly #names = new Map<string, TopicName>();
  readonly #shared = new Set<string>();
  /** The topics in whose usual names a word is one of several. */
  readonly #parts = new Map<string, Set<Topic>>();

  constructor(
    readonly language: string,
    usual: [Topic, string][],
    others: [Topic, string][],
  ) {
    this.isLatin = isWrittenLatin(language);
    for (const [topic, name] of usual) {
      const tokens = tokenize(name);
      for (const { surface } of tokens.length > 1 ? tokens : []) {
        const key = stem(surface, language);
        this.#parts.set(key, (this.#parts.get(key) ?? new Set()).add(topic));
      }
    }
    for (const [topic, name] of usual) this.#add(topic, name, true);
    for (const [topic, name] of others) this.#add(topic, name, false);
    for (const key of this.#shared) this.#names.delete(key);
  }

  #add(topic: Topic, name: string, isUsual: boolean): void {
    const tokens = tokenize(name);
    const words = surfacesOf(tokens);
    const key = keyOf(words, this.language);
    if (tokens.every(({ word }) => isFiller(word))) return;
    const isShort = words.length === 1 && key.length < MIN_WORD && !isUsual;
    if (isShort || (words.length === 1 && this.#isTooGeneral(key, topic))) return;
    const known = this.#names.get(key);
    if (!known) this.#names.set(key, { topic, words, isUsual });
    else if (known.topic !== topic && known.isUsual === isUsual) this.#shared.add(key);
  }

  #isTooGeneral(key: string, topic: Topic): boolean {
    const others = [...(this.#parts.get(key) ?? [])].filter(
      (other) => other !== topic && other.broader !== topic.slug,
    );
    return others.length >= GENERAL;
  }

  find(words: string[]): TopicName | undefined {
    const name = this.#names.get(keyOf(words, this.language));
    return name?.words.every((word, at) => areForms(word, words[at] ?? '', this.language)) ? name : undefined;
  }
}

/** The names of topics, each in its own language. */
export class TopicNames {
  readonly #topics: Topic[];
  readonly #international: [Topic, string][];
  readonly #languages = new Map<string, LanguageNames>();

  constructor(topics: Iterable<Topic>) {
    this.#topics = [...topics].filter(({ kind }) => !NOT_READ.has(kind));
    this.#international = this.#topics.flatMap((topic) => {
      const counts = new Map<string, number>();
      for (const name of Object.values(topic.words ?? {}).flat())
        counts.set(name, (counts.get(name) ?? 0) + 1);
      return [...counts].flatMap(([name, count]): [Topic, string][] =>
        count >= INTERNATIONAL ? [[topic, name]] : [],
      );
    });
  }

  /** The topic that these words of a text in a language (its primary tag) name. */
  find(tokens: Token[], language: string): TopicName | undefined {
    const words = surfacesOf(tokens);
    const names = this.#in(language);
    // Latin words in a text of another script are English.
    const isEnglish = () =>
      !names.isLatin && words.every((word) => /^[\p{Script=Latin}\p{N}.+#]+$/u.test(word));
    return names.find(words) ?? (isEnglish() ? this.#in('en').find(words) : undefined);
  }

  #in(language: string): LanguageNames {
    let names = this.#languages.get(language);
    if (!names) {
      const usual = this.#topics.flatMap((topic): [Topic, string][] => {
        const name = language === 'en' ? topic.name : topic.words?.[language]?.[0];
        return name === undefined ? [] : [[topic, name]];
      });
      const others = this.#topics.flatMap((topic) =>
        (language === 'en' ? topic.aliases : (topic.words?.[language]?.slice(1) ?? [])).map(
          (name): [Topic, string] => [topic, name],
        ),
      );
      names = new LanguageNames(language, usual, [...this.#international, ...others]);
      this.#languages.set(language, names);
    }
    return names;
  }
}
