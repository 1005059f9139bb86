import type { Topic } from '@/engine/course.schema';
import { languageNameIn } from '@/engine/text/languages';
import { TopicTree } from '@/engine/text/topic-tree';
import { isFiller, isFunctionWord } from './filler-words';
import { IN_WORDS, LEVEL_WORDS } from './filter-words';
import { isRankingConcept, LONGEST_PHRASE } from './phrases';
import { type Token, tokenize } from './tokenize';
import { primaryOf, type TopicName, TopicNames } from './topic-names';

/** Maximum number of topics that a title adds; a title with more lists what it touches on. */
const MOST = 3;
/** The language that puts a space after each syllable: two of them are mostly one word. */
const BY_SYLLABLES = 'vi';
const SIDE_WORD = /\d|^[ivx]+$/;

/** A name in a title, from one word up to another. */
type Named = TopicName & { from: number; to: number };
type Title = { tokens: Token[]; language: string; named: Named[] };

/**
 * What is known of a title: its language; `told`, the topics that its source states, which bound what it may add;
 * `beside`, the topics of what it is part of, beside which everyday words count.
 */
export type TitleFacts = { language: string; told?: readonly Topic[]; beside?: readonly Topic[] };
/** Whether a folded word is an everyday word of a language (its primary tag). */
export type IsOrdinary = (word: string, language: string) => boolean;
export type TitleReader = (title: string, facts: TitleFacts) => Topic[];

/**
 * Reads topics from titles. A title names a topic by a name in its own language. Where its source states topics, the
 * title adds only what is near to one of them. Elsewhere an everyday word (`isOrdinary`), which has other meanings than
 * its topic, counts only beside a near topic that other words name (docs/decisions/topics-from-titles.md).
 */
export function makeTitleReader(topics: Iterable<Topic>, isOrdinary: IsOrdinary): TitleReader {
  const all = [...topics];
  const names = new TopicNames(all);
  const tree = new TopicTree(all);

  const isSide = ({ word }: Token) =>
    isFiller(word) || SIDE_WORD.test(word) || isRankingConcept(word) || LEVEL_WORDS.has(word);
  const saysLanguage = ({ tokens, language, named }: Title, { topic, from }: Named) =>
    topic.subject === 'Languages' &&
    (IN_WORDS.has(tokens[from - 1]?.word ?? '') ||
      (named.length > 1 && topic.name === languageNameIn('en', language)));
  /** "CSS in Tamil" is taught in Tamil, "C Tutorials Deutsch" in German, "in Hindi / Urdu" in both. */
  const isTaughtIn = (title: Title, name: Named) =>
    name.topic.subject === 'Languages' &&
    title.named.some(
      (other) =>
        saysLanguage(title, other) && (other === name || other.to === name.from || other.from === name.to),
    );
  /** A word that a hyphen joins to another one is a part of a word: "self-driving", "plague-stricken". */
  const isPart = ({ tokens }: Title, { from, to }: Named) =>
    to - from === 1 && ((tokens[from]?.hyphened ?? false) || (tokens[to]?.hyphened ?? false));

  function* findNames(tokens: Token[], language: string): Generator<Named> {
    for (let from = 0; from < tokens.length; from++) {
      for (let to = Math.min(from + LONGEST_PHRASE, tokens.length); to > from; to--) {
        const part = tokens.slice(from, to);
        // "From scratch" is a level.
        const isLevel = LEVEL_WORDS.has(part.map(({ word }) => word).join(' '));
        const name = part.every(({ word }) => isFiller(word)) ? undefined : names.find(part, language);
        if (!name && !isLevel) continue;
        if (name && !isLevel) yield { ...name, from, to };
        from = to - 1;
        break;
      }
    }
  }

  /** Whether the title says nothing else. */
  function isWhole(title: Title, name: Named): boolean {
    const aside = title.named.filter((other) => isTaughtIn(title, other));
    return title.tokens.every(
      (token, at) => isSide(token) || [name, ...aside].some(({ from, to }) => at >= from && at < to),
    );
  }

  /** Whether the words have no meaning but the topic. */
  function isClear(title: Title, name: Named): boolean {
    const part = title.tokens.slice(name.from, name.to);
    const words = part.filter(({ inRun, word }) => !inRun && !isFunctionWord(word)).length;
    if (words > (title.language === BY_SYLLABLES ? 2 : 1)) return true;
    return !isPart(title, name) && part.every(({ word }) => !isOrdinary(word, title.language));
  }

  return (text, { language: tag, told = [], beside = [] }) => {
    const tokens = tokenize(text);
    const language = primaryOf(tag);
    const title = { tokens, language, named: [...findNames(tokens, language)] };
    const named = title.named.filter((name) => !isTaughtIn(title, name));
    const clear = new Set(
      named.filter((name) => isClear(title, name) || (name.isUsual && isWhole(title, name))),
    );
    const anchors = told.length > 0 ? told : [...beside, ...[...clear].map(({ topic }) => topic)];
    const counts = (name: Named) => {
      if (told.length === 0 && clear.has(name)) return true;
      const mayCount = clear.has(name) || (name.isUsual && !isPart(title, name)) || isWhole(title, name);
      const isSure = clear.has(name) && (name.isUsual || name.to - name.from > 1);
      const isNear = (anchor: Topic) =>
        tree.areNear(name.topic, anchor) || (isSure && anchor.subject === name.topic.subject);
      return mayCount && anchors.some(isNear);
    };
    return [...new Set(named.filter(counts).map(({ topic }) => topic))].slice(0, MOST);
  };
}
