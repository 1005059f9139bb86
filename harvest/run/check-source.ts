import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fact } from '@/harvest/facts/fact.schema';
import { readFact } from '@/harvest/facts/read-fact';
import { SourceFault } from '@/harvest/harvest-error';
import { type AskOptions, createAsk } from '@/harvest/http/ask';
import type { Protocol } from '@/harvest/protocols/walk.types';
import { type Source, tierOf } from '@/harvest/registry/source.schema';
import { blockHosts } from '@/lib/catalog/server/blocked-hosts';

/** A site has pages without a course; so many are asked for before it counts as having none. */
const MOST_STEPS = 10;

const seenSchema = z.object({ fields: z.array(z.string()) });

export type CheckedSource = { id: string; isOn: boolean } & (
  | { kind: 'gives'; fact: Fact; records: number; appeared: string[]; vanished: string[] }
  | { kind: 'gives nothing'; why: string }
);

type CheckOptions = {
  source: Source;
  protocol: Protocol;
  stateDir: string;
  http: Omit<AskOptions, 'pauseMs' | 'signal'>;
  contact: string | undefined;
  signal?: AbortSignal | undefined;
  now: () => number;
};

async function compareFields(
  file: string,
  fields: string[],
): Promise<{ appeared: string[]; vanished: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await writeFile(file, `${JSON.stringify({ fields })}\n`);
  if (text === undefined) return { appeared: [], vanished: [] };
  const before = seenSchema.parse(JSON.parse(text)).fields;
  return {
    appeared: fields.filter((field) => !before.includes(field)),
    vanished: before.filter((field) => !fields.includes(field)),
  };
}

/** Asks one source for its first records, and compares what they state with the check before. */
export async function checkSource(options: CheckOptions): Promise<CheckedSource> {
  const { source, stateDir, signal } = options;
  const about = { id: source.id, isOn: source.on };
  const files = await mkdtemp(join(tmpdir(), 'harvest-check-'));
  const judge = { blocked: blockHosts([]), now: options.now(), isCrawl: tierOf(source) === 'crawl' };
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
      userAgent: options.http.userAgent,
      sample: true,
      signal,
      onProgress: () => {},
    })) {
      const read = drafts.map((draft) => readFact(draft, source, judge));
      const facts = read.flatMap((one) => ('fact' in one ? [one.fact] : []));
      for (const one of read) if ('refused' in one) refused.add(one.refused);
      if (unreadable) refused.add('unreadable page');
      const [fact] = facts;
      if (fact) {
        await mkdir(join(stateDir, source.id), { recursive: true });
        const fields = [...new Set(facts.flatMap((one) => Object.keys(one)))].sort();
        const changes = await compareFields(join(stateDir, source.id, 'check.json'), fields);
        return { ...about, kind: 'gives', fact, records: drafts.length, ...changes };
      }
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
