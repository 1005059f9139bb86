import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readTopics, SOURCES_FILE, TOPICS_FILE } from '@/lib/catalog/server/read-catalog';
import type { Topic } from '@/lib/course/course.schema';
import { UsageError } from '@/scripts/run-command';

export const COURSES_FILE = 'courses.jsonl';
/** Marks a folder as created by an import, with its source. */
export const MARK_FILE = 'import.json';

const asideOf = (out: string) => `${out}.importing-`;

async function namesIn(dir: string): Promise<string[] | undefined> {
  return readdir(dir).catch(() => undefined);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the leftovers of imports that were killed. */
async function sweep(out: string): Promise<void> {
  const temporary = basename(asideOf(out));
  for (const name of (await namesIn(dirname(out))) ?? []) {
    if (name.startsWith(temporary) && !isRunning(Number(name.slice(temporary.length)))) {
      await rm(join(dirname(out), name), { recursive: true, force: true });
    }
  }
}

/**
 * Creates the staging folder next to `out`, and removes leftovers of earlier imports.
 * @throws Error when `out` contains something that no import created.
 */
export async function prepareStaging(out: string): Promise<string> {
  const names = await namesIn(out);
  if (names && names.length > 0 && !names.includes(MARK_FILE)) {
    throw new UsageError(`${out} holds files that no import made. Choose another folder.`);
  }
  await mkdir(dirname(out), { recursive: true });
  await sweep(out);
  const temporary = `${asideOf(out)}${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary);
  return temporary;
}

/** Writes topics without what they say of topics that are not among them: a folder must be sound by itself. */
export async function writeTopics(file: string, topics: Topic[]): Promise<void> {
  const slugs = new Set(topics.map(({ slug }) => slug));
  const rows = topics.map(({ broader, leadsTo, requires, ...topic }) => {
    const others = leadsTo?.filter((slug) => slugs.has(slug)) ?? [];
    return {
      ...topic,
      ...(broader !== undefined && slugs.has(broader) && { broader }),
      ...(others.length > 0 && { leadsTo: others }),
      ...(requires?.every(({ topic }) => slugs.has(topic)) && { requires }),
    };
  });
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/**
 * Replaces `out` by the finished catalogue of `temporary`. At any instant, also after a crash, a reader finds
 * either the old courses or the new ones, and in both cases all of their topics.
 */
export async function replaceCatalog(temporary: string, out: string): Promise<void> {
  const names = await namesIn(out);
  if (!names || names.length === 0) {
    await rm(out, { recursive: true, force: true });
    await rename(temporary, out);
    return;
  }
  const bridge = join(temporary, 'bridge');
  const old = names.includes(TOPICS_FILE) ? await readTopics([out]) : [];
  const fresh = await readTopics([temporary]);
  const slugs = new Set(fresh.map(({ slug }) => slug));
  await writeTopics(bridge, [...fresh, ...old.filter(({ slug }) => !slugs.has(slug))]);
  await rename(bridge, join(out, TOPICS_FILE));
  await rename(join(temporary, SOURCES_FILE), join(out, SOURCES_FILE));
  await rename(join(temporary, COURSES_FILE), join(out, COURSES_FILE));
  await rename(join(temporary, TOPICS_FILE), join(out, TOPICS_FILE));
  await rename(join(temporary, MARK_FILE), join(out, MARK_FILE));
  await rm(temporary, { recursive: true, force: true });
}
