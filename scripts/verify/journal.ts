import { appendFileSync, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { readLines } from '@/lib/server/catalog/read-lines';
import type { Finding } from './finding';

const sightingSchema = z.object({
  key: z.string(),
  /** `suspect`: it was not there once, which is not enough. */
  state: z.enum(['alive', 'suspect', 'gone']),
  /** When it was last asked for, and since when it has not been there; milliseconds since 1970. */
  at: z.number(),
  since: z.number().optional(),
});
/** What is known of one address or video. */
export type Sighting = z.infer<typeof sightingSchema>;

/**
 * What is known of every address that was asked for, in a file that is written with every answer: whoever stops the
 * work loses nothing of it.
 */
export class Journal {
  readonly #records = new Map<string, Sighting>();

  constructor(readonly file: string) {}

  /** @throws Error when the file is there and cannot be read. Lines that are no records are left out. */
  static async open(file: string): Promise<Journal> {
    const journal = new Journal(file);
    await mkdir(dirname(file), { recursive: true });
    if (!existsSync(file)) return journal;
    for await (const { text } of readLines(file)) {
      const read = sightingSchema.safeParse(parse(text ?? ''));
      if (read.success) journal.#records.set(read.data.key, read.data);
    }
    return journal;
  }

  get(key: string): Sighting | undefined {
    return this.#records.get(key);
  }

  /**
   * Notes what an answer says. Gone is only what was not there twice, with `confirmAfterMs` between; what nobody could
   * say changes nothing.
   */
  note(key: string, { verdict }: Finding, now: number, confirmAfterMs: number): void {
    if (verdict === 'unknown') return;
    const before = this.#records.get(key);
    const since = before?.since ?? now;
    const isSure = before?.state === 'gone' || (before?.state === 'suspect' && now - since >= confirmAfterMs);
    const record: Sighting =
      verdict === 'alive'
        ? { key, state: 'alive', at: now }
        : { key, state: isSure ? 'gone' : 'suspect', at: now, since };
    this.#records.set(key, record);
    appendFileSync(this.file, `${JSON.stringify(record)}\n`);
  }

  /** Writes the file anew, each record once. */
  async tidy(): Promise<void> {
    const aside = `${this.file}.${process.pid}`;
    const lines = [...this.#records.values()].map((record) => `${JSON.stringify(record)}\n`);
    await writeFile(aside, lines.join(''));
    await rename(aside, this.file);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
