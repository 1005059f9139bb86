import { appendFileSync, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { readLines } from '@/lib/catalog/server/read-lines';
import { parseJson } from '@/lib/parse-json';
import { replaceFile } from '@/lib/server/replace-file';
import type { Finding } from './finding';

const sightingSchema = z.object({
  key: z.string(),
  /** `suspect`: it was missing once, which is not enough. */
  state: z.enum(['alive', 'suspect', 'gone']),
  /** When it was last checked, and since when it is missing; milliseconds since 1970. */
  at: z.number(),
  since: z.number().optional(),
});
/** What is known about one address or video. */
export type JournalEntry = z.infer<typeof sightingSchema>;

/**
 * What is known about every checked address, in a file that is written with every answer, so that an
 * interruption loses nothing.
 */
export class Journal {
  readonly #records = new Map<string, JournalEntry>();

  constructor(readonly file: string) {}

  /** @throws Error when the file exists and cannot be read. Invalid lines are skipped. */
  static async open(file: string): Promise<Journal> {
    const journal = new Journal(file);
    await mkdir(dirname(file), { recursive: true });
    if (!existsSync(file)) return journal;
    for await (const { text } of readLines(file)) {
      const read = sightingSchema.safeParse(parseJson(text));
      if (read.success) journal.#records.set(read.data.key, read.data);
    }
    return journal;
  }

  get(key: string): JournalEntry | undefined {
    return this.#records.get(key);
  }

  /**
   * Records an answer. A target is gone only if it was missing twice, at least `confirmAfterMs` apart; an
   * unknown result changes nothing.
   */
  note(key: string, { verdict }: Finding, now: number, confirmAfterMs: number): void {
    if (verdict === 'unknown') return;
    const before = this.#records.get(key);
    const since = before?.since ?? now;
    const isSure = before?.state === 'gone' || (before?.state === 'suspect' && now - since >= confirmAfterMs);
    const record: JournalEntry =
      verdict === 'alive'
        ? { key, state: 'alive', at: now }
        : { key, state: isSure ? 'gone' : 'suspect', at: now, since };
    this.#records.set(key, record);
    appendFileSync(this.file, `${JSON.stringify(record)}\n`);
  }

  /** Rewrites the file with each entry once. */
  async tidy(): Promise<void> {
    const lines = [...this.#records.values()].map((record) => `${JSON.stringify(record)}\n`);
    await replaceFile(this.file, lines.join(''));
  }
}
