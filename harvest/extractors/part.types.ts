import type { Draft } from '@/harvest/facts/fact.schema';

/** A file of a source that has one for each course, or one for all. */
export type Part = {
  text: string;
  address: string;
  /** Another file of the same course, by its address or relative to this one; undefined where there is none. */
  more: (path: string) => Promise<string | undefined>;
};

/** Courses of one file. @throws SourceFault where it has another shape */
export type ReadPart = (part: Part) => Draft[] | Promise<Draft[]>;
