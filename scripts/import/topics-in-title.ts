import type { Topic } from '@/lib/courses/course.schema';
import { languageName } from '@/lib/courses/language-names';
import { isFiller } from '@/lib/text-analysis/filler-words';
import { IN_WORDS } from '@/lib/text-analysis/filter-words';
import { conceptsIn, conceptTable, LONGEST_PHRASE, stemKey } from '@/lib/text-analysis/phrases';
import { stem } from '@/lib/text-analysis/stem';
import { type Token, tokenize } from '@/lib/text-analysis/tokenize';

/** Maximum number of topics added from a title; a title with more lists what it touches on. */
const MOST = 3;
/** Shorter aliases have too many other meanings ("cs", "ar"). */
const MIN_ALIAS = 4;
/** A word that occurs in the names of this many other topics is too general ("design", "science"). */
const GENERAL = 3;
/** A title that names one of these is about what it takes: "Become a web developer" is no profession. */
const NOT_READ: ReadonlySet<Topic['kind']> = new Set(['profession', 'stage']);

/** A shorter word of another language is as likely a word of a third one. */
const MIN_WORD = 4;

type Names = {
  words: Map<string, Topic>;
  concepts: Map<string, Topic>;
  /** Names in other languages, by primary language tag. */
  foreign: Map<string, Map<string, Topic>>;
};

/**
 * The words that identify exactly one topic: its name and aliases, without those that are parts of many
 * names.
 */
function namesOf(topics: Topic[]): Names {
  const words = new Map<string, Topic>();
  const concepts = new Map<string, Topic>();
  const partOf = new Map<string, Set<string>>();
  for (const topic of topics) {
    const tokens = tokenize(topic.name);
    for (const token of tokens.length > 1 ? tokens : []) {
      const key = stemKey([token]);
      partOf.set(key, (partOf.get(key) ?? new Set()).add(topic.slug));
    }
  }
  const isTooGeneral = (key: string, { slug }: Topic) => {
    const others = new Set(partOf.get(key));
    others.delete(slug);
    return others.size >= GENERAL;
  };
  const add = (topic: Topic, phrase: string, shortest: number) => {
    const tokens = tokenize(phrase);
    const key = stemKey(tokens);
    if (words.has(key) || tokens.every(({ word }) => isFiller(word))) return;
    if (tokens.length === 1 && (phrase.length < shortest || isTooGeneral(key, topic))) return;
    words.set(key, topic);
  };
  for (const topic of topics) {
    add(topic, topic.name, 1);
    const key = stemKey(tokenize(topic.name));
    // Its name in other languages, if the whole name is one concept.
    const concept = conceptTable().get(key);
    if (concept && words.get(key) === topic) concepts.set(concept, topic);
  }
  for (const topic of topics) for (const alias of topic.aliases) add(topic, alias, MIN_ALIAS);
  return { words, concepts, foreign: foreignNames(topics) };
}

/** As `stemKey`, by the rules of one language. */
const keyIn = (language: string, tokens: Token[]): string =>
  tokens.map(({ surface }) => stem(surface, language)).join(' ');

/** The names that identify exactly one topic of a language. */
function foreignNames(topics: Topic[]): Names['foreign'] {
  const foreign: Names['foreign'] = new Map();
  const shared = new Map<string, Set<string>>();
  for (const topic of topics) {
    for (const [language, names] of Object.entries(topic.words ?? {})) {
      const known = foreign.get(language) ?? new Map<string, Topic>();
      foreign.set(language, known);
      for (const name of names) {
        const tokens = tokenize(name);
        const key = keyIn(language, tokens);
        // The stem counts: that of "uñas" is a word of every other title.
        const isShort = tokens.length === 1 && key.length < MIN_WORD;
        if (isShort || tokens.every(({ word }) => isFiller(word))) continue;
        const owner = known.get(key);
        if (owner && owner !== topic) shared.set(language, (shared.get(language) ?? new Set()).add(key));
        known.set(key, owner ?? topic);
      }
    }
  }
  for (const [language, keys] of shared) for (const key of keys) foreign.get(language)?.delete(key);
  return foreign;
}

/**
 * Reads topics from course titles: a title that contains a known topic's name, in any form, has that topic. With
 * the language of the title, the topic's names in that language count too.
 * In the built-in catalogue, nine of ten topics found this way are among those that people assigned
 * (docs/decisions).
 */
export function makeTitleReader(topics: Topic[]): (title: string, language?: string) => Topic[] {
  const { words, concepts, foreign } = namesOf(topics.filter(({ kind }) => !NOT_READ.has(kind)));
  return (title, language = 'en') => {
    const tokens = tokenize(title);
    const [primary = ''] = language.split('-');
    const ofLanguage = foreign.get(primary);
    const found = new Set<Topic>();
    for (let from = 0; from < tokens.length; from++) {
      for (let length = Math.min(LONGEST_PHRASE, tokens.length - from); length > 0; length--) {
        const part = tokens.slice(from, from + length);
        if (part.every(({ word }) => isFiller(word))) continue;
        const topic = words.get(stemKey(part)) ?? ofLanguage?.get(keyIn(primary, part));
        if (!topic) continue;
        // "CSS in Tamil" is taught in Tamil.
        const isTaughtIn = topic.subject === 'Languages' && IN_WORDS.has(tokens[from - 1]?.word ?? '');
        if (!isTaughtIn) found.add(topic);
        from += length - 1;
        break;
      }
    }
    for (const concept of conceptsIn(tokens)) {
      const topic = concepts.get(concept);
      if (topic) found.add(topic);
    }
    // "C Tutorials Deutsch" is taught in German.
    for (const topic of found) {
      if (found.size > 1 && topic.subject === 'Languages' && topic.name === languageName(language))
        found.delete(topic);
    }
    return [...found].slice(0, MOST);
  };
}
