import type { Draft } from '@/harvest/facts/fact.schema';
import type { Ask } from '@/harvest/http/ask';
import type { StepMark } from '@/harvest/journal/source-journal';
import type { Source } from '@/harvest/registry/source.schema';

/** One answer of a source: what stands in it, and where the source goes on. */
export type Step = StepMark & {
  drafts: Draft[];
  /** Pages on which the extractor failed. */
  unreadable?: number;
};

export type Walk = {
  source: Source;
  ask: Ask;
  /** Where the run that was cut off goes on; undefined at the beginning. */
  next: string | undefined;
  /** What this run has already. */
  done: ReadonlyMap<string, StepMark>;
  /** What was known of a step after the last complete run. */
  known: (step: string) => StepMark | undefined;
  /** Folder for downloads. */
  files: string;
  /** Who asks, where a source wants a contact; undefined if none is set. */
  contact: string | undefined;
  /** Only a few records are wanted, to see the source's shape; of a file its beginning is enough. */
  sample?: true;
  signal: AbortSignal | undefined;
  /** How many records, pages or bytes are expected, and how many are read. */
  onProgress: (read: number, total: number | undefined) => void;
};

/** Reads a source to its end, step by step. @throws SourceFault, or the reason of the signal */
export type Protocol = (walk: Walk) => AsyncGenerator<Step>;
