import lists from '@/engine/data/audience-words.json' with { type: 'json' };
import { fold } from './fold';

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));

/** Small children, and pupils who are none, by language. */
const CHILDREN = folded(lists.young);
const TEENS = folded(lists.teens);

/** Others whom a course is for and hardly any title names, by language. */
const OTHERS = folded(lists.others);

/** What a course comes with, by language: beside a subject it is no second one ("sql exercises"). */
const EXTRAS = folded(lists.extras);

/** Whether a word says what comes with a course. */
export const isExtra = (word: string): boolean => EXTRAS.has(fold(word));

/** Whether a word says that a learner is a small child. */
export const isChild = (word: string): boolean => CHILDREN.has(fold(word));

/** Whether a word says that a learner goes to school or will. */
export const isYoung = (word: string): boolean => isChild(word) || TEENS.has(fold(word));

/** Whether a word after "for" says for whom a course is, which hardly any title does. */
export const isAudience = (word: string): boolean => OTHERS.has(fold(word));

const OWNERS =
  /^(?:my|our|your|his|her|their|mi|nuestro|nuestra|meu|minha|mon|ma|mes|mein|meine|meinem|meinen|meiner)$/;

/** Whether a word before a profession says whose: who wants to understand "my doctor" does not become one. */
export const isOwner = (word: string): boolean => OWNERS.test(word);
