import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const RUN = /^run-(\d{6})$/;
export const FACTS_FILE = 'facts.jsonl';
export const STEPS_FILE = 'steps.jsonl';
/** Written last: a run without it was cut off while it was finished. */
export const RUN_FILE = 'run.json';

const runSchema = z.object({
  run: z.number().int(),
  release: z.string().optional(),
  finishedAt: z.iso.datetime(),
  facts: z.number().int(),
});
type FinishedRun = z.infer<typeof runSchema> & { dir: string };

export const runFolder = (dir: string, run: number): string =>
  join(dir, `run-${String(run).padStart(6, '0')}`);

/** The last run of a source that came to its end. */
export async function latestRun(dir: string): Promise<FinishedRun | undefined> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => RUN.test(name)).sort();
  for (const name of names.reverse()) {
    const folder = join(dir, name);
    const text = await readFile(join(folder, RUN_FILE), 'utf8').catch(() => undefined);
    if (text !== undefined) return { ...runSchema.parse(JSON.parse(text)), dir: folder };
  }
  return undefined;
}

/** Removes all runs but the latest, also those that were cut off. */
export async function removeOldRuns(dir: string): Promise<void> {
  const latest = await latestRun(dir);
  for (const name of await readdir(dir)) {
    if (RUN.test(name) && join(dir, name) !== latest?.dir)
      await rm(join(dir, name), { recursive: true, force: true });
  }
}
