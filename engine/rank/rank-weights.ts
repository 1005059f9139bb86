/** Below it, a word of a course only resembles the words: "dijkstra" is no name of the topic Algorithms. */
export const SAYS_IT = 0.6;

/** Weights of the parts of a score, tuned with one half of the judged searches (npm run search:judge). */
export const WEIGHTS = {
  /** Weight of a word by the field in which it is found. */
  title: 1,
  firstTopic: 0.86,
  topics: 0.76,
  people: 0.8,
  more: 0.22,
  /** Added when a word is found both in the title and in the topics. */
  secondField: 0.1,
  /** All words of a phrase, but not adjacent. */
  apart: 0.75,
  /** Found in the content, but not in one part of it with the other words. */
  spread: 0.6,
  /** The words are adjacent in the title as typed. */
  phrase: 0.2,
  /** The title contains little else. */
  focus: 0.22,
  /** The title, or its leading course code, is exactly the typed text. */
  exact: 0.8,
  /** The same where the text names nothing but a subject, which is no course's own name. */
  exactSubject: 0.1,
  /** For a search for a subject: the course is mainly about it, not about a part of it or something else. */
  ownTopic: 0.15,
  /** Taken off where the title has the word of the one subject that is asked for, and no topic is it: "Latin America". */
  lacksTopic: 0.2,
  /** The same where the title names another topic: "differential equations" for equations. */
  otherTopic: 0.7,
  /** Taken off where the title names a part of a topic that the search does not name. */
  special: 0.1,
  /** Taken off for one subject where the title says that it is a later part of several: "Mathematics III". */
  laterPart: 0.3,
  /** At or near the level, or for the school year, that the words say; suited to beginners where they say none. */
  level: 0.3,
  anyLevel: 0.15,
  /** Made for children, for one; taken off where a pupil asks and it is made for students of a university. */
  children: 0.5,
  university: 0.4,
  /** Taught in English, for a search in English; in the other language, for a search in that one; in English instead. */
  language: 0.4,
  otherLanguage: 0.85,
  englishInstead: 0.3,
  /** The catalogue's prior: what most people mean; also where one subject is all that is asked for. */
  prior: 0.2,
  priorOfSubject: 0.3,
  /**
   * A subject that is mostly its parts, such as mathematics: what is on a part, less for a part of a part and where the title
   * says more than the part or the subject, and what the prior weighs more.
   */
  partOfField: 1.1,
  deeper: 0.12,
  unsaid: 0.5,
  priorOfField: 0.4,
  /** A topic of the course means something similar to the words. */
  meaning: 0.3,
  playable: 0.03,
  free: 0.02,
};
