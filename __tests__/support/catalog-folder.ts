import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { indexFile, writePointer } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';
import type { TopicNeeds } from '@/lib/catalog/server/topic-needs';
import type { Course, Topic } from '@/lib/course/course.schema';

type Built = { report: Awaited<ReturnType<typeof buildIndex>>; bytes: Buffer };

/** First indexes by their catalogue: most tests of a file begin with the same one, and to build it takes long. */
const built = new Map<string, Built>();

const lines = (rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** A folder of its own with this catalogue and the index built from it. Call `remove` when done. */
export async function aCatalogFolder(courses: Course[], topics: Topic[] = [], needs: TopicNeeds[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'polymath-'));
  const indexDir = join(root, 'index');
  const write = async (rows: Course[], listed: Topic[] = topics) => {
    await writeFile(join(root, 'courses.jsonl'), lines(rows));
    await writeFile(join(root, 'topics.jsonl'), lines(listed));
    await writeFile(join(root, 'needs.jsonl'), lines(needs));
  };
  const rebuild = async (rows: Course[], listed?: Topic[]) => {
    await write(rows, listed);
    return buildIndex({ catalogDirs: [root], indexDir });
  };
  await write(courses);
  const key = JSON.stringify([courses, topics, needs]);
  const before = built.get(key);
  const report = before?.report ?? (await buildIndex({ catalogDirs: [root], indexDir }));
  const file = indexFile(indexDir, report.version);
  if (before) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, before.bytes);
    await writePointer(indexDir, report.version);
  } else built.set(key, { report, bytes: await readFile(file) });
  return {
    root,
    indexDir,
    report,
    file,
    rebuild,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
