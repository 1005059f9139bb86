import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact } from '@/harvest/facts/fact.schema';
import { readFact } from '@/harvest/facts/read-fact';
import { SourceFault } from '@/harvest/harvest-error';
import { type AskOptions, createAsk } from '@/harvest/http/ask';
import type { Protocol } from '@/harvest/protocols/walk.types';
import { isCrawl, type Source } from '@/harvest/registry/source.schema';
import { blockHosts } from '@/lib/catalog/server/blocked-hosts';

/** A site has pages without a course; so many are asked for before it counts as having none. */
const MOST_STEPS = 10;

export type CheckedSource = { id: string; isOn: boolean } & (
  | { kind: 'gives'; fact: Fact }
  | { kind: 'gives nothing'; why: string }
);

type CheckOptions = {
  source: Source;
  protocol: Protocol;
  http: Omit<AskOptions, 'pauseMs' | 'signal'>;
  contact: string | undefined;
  signal?: AbortSignal | undefined;
  now: () => number;
};

/** Asks one source for its first records. */
export async function checkSource(options: CheckOptions): Promise<CheckedSource> {
  const { source, signal } = options;
  const about = { id: source.id, isOn: source.on };
  const files = await mkdtemp(join(tmpdir(), 'harvest-check-'));
  const judge = { blocked: blockHosts([]), now: options.now(), isCrawl: isCrawl(source) };
  const refused = new Set<string>();
  try {
    let steps = 0;
    for await (const { drafts, unreadable } of options.protocol({
      source,
      ask: createAsk({ ...options.http, pauseMs: source.pause * 1_000, signal }),
      next: undefined,
      done: new Map(),
      known: () => undefined,
      files,
      contact: options.contact,
      sample: true,
      signal,
      onProgress: () => {},
    })) {
      const read = drafts.map((draft) => readFact(draft, source, judge));
      const found = read.find((one) => 'fact' in one);
      if (found) return { ...about, kind: 'gives', fact: found.fact };
      for (const one of read) if ('refused' in one) refused.add(one.refused);
      if (unreadable) refused.add('unreadable page');
      if (++steps >= MOST_STEPS) break;
    }
    const why = refused.size > 0 ? `all records are refused: ${[...refused].join(', ')}` : 'it has no record';
    return { ...about, kind: 'gives nothing', why };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof SourceFault)) throw error;
    return { ...about, kind: 'gives nothing', why: error.message };
  } finally {
    await rm(files, { recursive: true, force: true });
  }
}
