import { join } from 'node:path';
import type { Fact } from '@/harvest/facts/fact.schema';
import { readFact } from '@/harvest/facts/read-fact';
import { SourceFault } from '@/harvest/harvest-error';
import { type AskOptions, createAsk } from '@/harvest/http/ask';
import { type Finished, finishRun } from '@/harvest/journal/finish-run';
import { latestRun, STEPS_FILE } from '@/harvest/journal/finished-runs';
import { type Refusals, SourceJournal, type StepMark } from '@/harvest/journal/source-journal';
import type { Protocol, Walk } from '@/harvest/protocols/walk.types';
import { isCrawl, type Source } from '@/harvest/registry/source.schema';
import type { BlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { readLines } from '@/lib/catalog/server/read-lines';

type SourceRun = {
  source: Source;
  protocol: Protocol;
  /** Folder of all harvests; each source has its own in it. */
  stateDir: string;
  http: Omit<AskOptions, 'pauseMs' | 'signal'>;
  contact: string | undefined;
  blocked: BlockedHosts;
  /** Believes a run that lost more than the source's `maxDrop`. */
  believe?: boolean | undefined;
  signal?: AbortSignal | undefined;
  now: () => number;
  onProgress?: ((read: number, total: number | undefined) => void) | undefined;
};

export type SourceReport = { id: string; facts: number; refused: Refusals; isResumed: boolean } & (
  | Finished
  | { kind: 'unchanged' }
  /** `planned`: we stopped, not the source. */
  | { kind: 'partial'; why: string; planned?: true }
);

async function readSteps(dir: string | undefined): Promise<Map<string, StepMark>> {
  const steps = new Map<string, StepMark>();
  if (!dir) return steps;
  for await (const { text } of readLines(join(dir, STEPS_FILE))) {
    const { mark: _, ...step } = JSON.parse(text ?? '') as StepMark & { mark: string };
    steps.set(step.step, step);
  }
  return steps;
}

/**
 * Reads one source from where its last run stopped, and finishes the run when the source is read to its end. A fault
 * of the source ends it early: what was read stays, and the next run goes on.
 */
export async function harvestSource(options: SourceRun): Promise<SourceReport> {
  const { source, stateDir, signal } = options;
  const dir = join(stateDir, source.id);
  const before = await latestRun(dir);
  if (source.release && before?.release === source.release)
    return { id: source.id, kind: 'unchanged', facts: before.facts, refused: new Map(), isResumed: false };
  const journal = await SourceJournal.open(dir, source.release);
  const report = () => ({
    id: source.id,
    facts: journal.facts,
    refused: journal.refusals,
    isResumed: journal.isResumed,
  });
  const judge = { blocked: options.blocked, now: options.now(), isCrawl: isCrawl(source) };
  const known = await readSteps(before?.dir);
  const walk: Walk = {
    source,
    ask: createAsk({ ...options.http, pauseMs: source.pause * 1_000, signal }),
    next: journal.next,
    done: journal.done,
    known: (step) => known.get(step),
    files: join(dir, 'files'),
    contact: options.contact,
    signal,
    onProgress: options.onProgress ?? (() => {}),
  };
  try {
    for await (const { drafts, unreadable = 0, ...mark } of options.protocol(walk)) {
      const facts: Fact[] = [];
      const refused: Refusals = new Map(unreadable > 0 ? [['unreadable page', unreadable]] : []);
      for (const draft of drafts) {
        const read = readFact(draft, source, judge);
        if ('fact' in read) facts.push(read.fact);
        else refused.set(read.refused, (refused.get(read.refused) ?? 0) + 1);
      }
      journal.note(mark, facts, refused);
      signal?.throwIfAborted();
    }
  } catch (error) {
    if (signal?.aborted) return { ...report(), kind: 'partial', why: 'stopped', planned: true };
    if (!(error instanceof SourceFault)) throw error;
    return { ...report(), kind: 'partial', why: error.message };
  }
  if (journal.done.size === 0) return { ...report(), kind: 'partial', why: 'gave nothing' };
  return { ...report(), ...(await finishRun(source, journal, options.now(), options.believe)) };
}
