import type { ContractAnswer, Play } from './contract-server';

/** A source as it answers on this machine, by its contract. */
export type SourceFixture = {
  /** Of the source in the registry. */
  id: string;
  /** What it answers when all is well. */
  play: Extract<Play, (...args: never[]) => unknown>;
  /** Its own ids of a course that it has and of one that it has not. */
  known: string;
  unknown: string;
  /** Its answer to a search that finds nothing. */
  empty: unknown;
  /** Its answer for a course that it has no more; 404 where it does not say. */
  gone?: ContractAnswer;
};
