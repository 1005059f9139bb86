import { appendFileSync, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readLines } from '@/lib/catalog/server/read-lines';
import { lessonSchema } from '@/lib/course/course.schema';
import { parseJson } from '@/lib/parse-json';
import { replaceFile } from '@/lib/server/replace-file';
import type { DepthTarget } from './depth-target';

/** The answers of all runs of `catalog:enrich`. */
export const depthsFile = (stateDir: string): string => join(stateDir, 'depths.jsonl');

const DAY_MS = 24 * 3_600_000;
/** The terms of the YouTube API: after so many days what it said must be asked for anew or deleted. */
const YOUTUBE_DAYS = 30;
/** Asked for anew some days before that, so that nothing is missing in between. */
const AGAIN_DAYS = 25;

const depthSchema = z.object({
  target: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  lessons: z.array(lessonSchema).min(1).optional(),
  hours: z.number().positive().optional(),
});
/** The lessons and the length of what a target names; neither, where its source knows none. */
export type Depth = z.infer<typeof depthSchema>;

/** Whether what was said may still be used. */
const mayUse = ({ target, at }: Pick<Depth, 'target' | 'at'>, now: number): boolean =>
  !target.startsWith('youtube:') || now - at < YOUTUBE_DAYS * DAY_MS;

/** Reads what is known of targets; the last word counts, and a line that was cut off says nothing. */
export async function* readDepths(file: string, now: number): AsyncGenerator<Depth> {
  if (!existsSync(file)) return;
  for await (const { text } of readLines(file)) {
    const depth = depthSchema.safeParse(parseJson(text)).data;
    if (depth && mayUse(depth, now)) yield depth;
  }
}

/** The journal of `catalog:enrich`: each answer is appended at once. */
export class DepthJournal {
  readonly #at = new Map<DepthTarget, number>();
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }

  /** Opens the journal without what may no longer be kept. */
  static async open(file: string, now: number): Promise<DepthJournal> {
    const journal = new DepthJournal(file);
    await mkdir(dirname(file), { recursive: true });
    for await (const { target, at } of readDepths(file, now)) journal.#at.set(target, at);
    const lines: string[] = [];
    for await (const depth of readDepths(file, now))
      if (journal.#at.get(depth.target) === depth.at) lines.push(`${JSON.stringify(depth)}\n`);
    await replaceFile(file, lines.join(''));
    return journal;
  }

  isDue(target: DepthTarget, now: number): boolean {
    const at = this.#at.get(target);
    return at === undefined || now - at >= AGAIN_DAYS * DAY_MS;
  }

  note(depth: Depth): void {
    this.#at.set(depth.target, depth.at);
    appendFileSync(this.file, `${JSON.stringify(depth)}\n`);
  }
}
