import { appendFileSync, existsSync } from 'node:fs';
import { mkdir, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fact } from '@/harvest/facts/fact.schema';
import { readLines } from '@/lib/catalog/server/read-lines';
import { parseJson } from '@/lib/parse-json';
import { latestRun, removeOldRuns } from './finished-runs';

const CURRENT = 'current.jsonl';

/** What is known of one step of a source: a page of its list, a page of its site, a part of a file. */
const stepSchema = z.object({
  mark: z.literal('step'),
  step: z.string(),
  /** Where the source goes on after this step. */
  next: z.string().optional(),
  /** Nothing changed since the run before; its facts stand. */
  same: z.literal(true).optional(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});
export type StepMark = Omit<z.infer<typeof stepSchema>, 'mark'>;

const runSchema = z.object({ mark: z.literal('run'), run: z.number().int(), release: z.string().optional() });
const refusalSchema = z.object({ mark: z.literal('refused'), reason: z.string(), count: z.number().int() });
const markSchema = z.discriminatedUnion('mark', [runSchema, stepSchema, refusalSchema]);

export type Refusals = Map<string, number>;

/**
 * The journal of one source's run: facts and marks, appended and never changed. A step's facts and its mark are
 * written at once; what stands after the last mark of a step was cut off by a crash, and is read again.
 */
export class SourceJournal {
  readonly done = new Map<string, StepMark>();
  readonly refusals: Refusals = new Map();
  facts = 0;
  /** Where the source goes on; undefined at its beginning. */
  next: string | undefined;
  isResumed = false;

  readonly dir: string;
  readonly run: number;
  constructor(dir: string, run: number) {
    this.dir = dir;
    this.run = run;
  }

  get file(): string {
    return join(this.dir, CURRENT);
  }

  /** Opens the run that was cut off, or begins a new one. */
  static async open(dir: string, release?: string): Promise<SourceJournal> {
    await mkdir(dir, { recursive: true });
    await removeOldRuns(dir);
    const journal = new SourceJournal(dir, ((await latestRun(dir))?.run ?? 0) + 1);
    if (existsSync(journal.file)) await journal.#resume(release);
    if (!existsSync(journal.file)) journal.#append([{ mark: 'run', run: journal.run, release }]);
    return journal;
  }

  async #resume(release: string | undefined): Promise<void> {
    let [bytes, sure, facts, isOurs] = [0, 0, 0, false];
    for await (const { text = '', line } of readLines(this.file)) {
      bytes += Buffer.byteLength(text) + 1;
      if (!text.startsWith('{"mark"')) {
        facts++;
        continue;
      }
      const mark = markSchema.safeParse(parseJson(text)).data;
      if (!mark) break;
      if (line === 1) {
        // A finished run whose journal was not removed, or one of an older release.
        isOurs = mark.mark === 'run' && mark.run === this.run && mark.release === release;
        if (!isOurs) break;
      } else if (mark.mark === 'step') {
        const { mark: _, ...step } = mark;
        this.done.set(step.step, step);
        this.next = step.next;
      } else if (mark.mark === 'refused') this.#count(mark.reason, mark.count);
      // Refusals stand before the mark of their step.
      if (mark.mark !== 'refused') [sure, this.facts] = [bytes, facts];
    }
    if (!isOurs) {
      await rm(this.file);
      return;
    }
    // The last line may lack its end: the file cannot be longer than it is.
    await truncate(this.file, sure);
    this.isResumed = this.done.size > 0;
  }

  #count(reason: string, count: number): void {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + count);
  }

  #append(lines: object[]): void {
    appendFileSync(this.file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  /** Records one step with all that it gave. */
  note(mark: StepMark, facts: Fact[], refused: Refusals): void {
    const refusals = [...refused].map(([reason, count]) => ({ mark: 'refused', reason, count }));
    const rows = facts.map((fact) => ({ ...fact, step: mark.step }));
    this.#append([...rows, ...refusals, { mark: 'step', ...mark }]);
    this.done.set(mark.step, mark);
    this.next = mark.next;
    this.facts += facts.length;
    for (const [reason, count] of refused) this.#count(reason, count);
  }

  /** Renames the journal of a run that is rejected; the next run begins anew. */
  async setAside(): Promise<void> {
    await rename(this.file, join(this.dir, 'rejected.jsonl'));
  }

  async remove(): Promise<void> {
    await rm(this.file, { force: true });
  }
}
