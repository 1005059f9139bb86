import type { ContractAnswer, Play } from './contract-server';

/** A live source for tests: it answers in the format of the real API. */
export type SourceFixture = {
  /** Id of the source in the registry. */
  id: string;
  /** How it answers without a fault. */
  play: Extract<Play, (...args: never[]) => unknown>;
  /** Ids of a course that exists and of one that does not. */
  known: string;
  unknown: string;
  /** Its answer to a search that finds nothing. */
  empty: unknown;
  /** Its answer for a course that was removed; 404 by default. */
  gone?: ContractAnswer;
};
