import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/search/rank/rank-weights');

/** What the parts of a score weigh: chosen by the tuned half of the judged searches (npm run search:judge). */
export const WEIGHTS = {
  /** How much a word counts by where it is found. */
  title: 1,
  firstTopic: 0.86,
  topics: 0.76,
  people: 0.8,
  more: 0.22,
  /** Added when a word is found in the title and among the topics. */
  secondField: 0.1,
  /** All words of a phrase, but not side by side. */
  apart: 0.75,
  /** Found inside the course, but not in one piece of it with the other words. */
  strewn: 0.6,
  /** The words stand side by side in the title as they were typed. */
  phrase: 0.2,
  /** The title says little else. */
  focus: 0.22,
  /** The title, or the code that it begins with, is exactly what was typed. */
  exact: 0.8,
  /** Taught in English, for a search in English; in the other language, for a search in that one; in English instead. */
  language: 0.4,
  otherLanguage: 0.6,
  englishInstead: 0.3,
  /** The catalogue's prior: what most people mean. */
  prior: 0.14,
  playable: 0.03,
  free: 0.02,
};
