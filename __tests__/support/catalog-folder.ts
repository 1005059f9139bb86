import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexFile } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';
import type { TopicNeeds } from '@/lib/catalog/server/topic-needs';
import type { Course, Topic } from '@/lib/course/course.schema';

const lines = (rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** A folder of its own with this catalogue and the index built from it. Call `remove` when done. */
export async function aCatalogFolder(courses: Course[], topics: Topic[] = [], needs: TopicNeeds[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'polymath-'));
  const indexDir = join(root, 'index');
  const write = async (rows: Course[], listed: Topic[] = topics) => {
    await writeFile(join(root, 'courses.jsonl'), lines(rows));
    await writeFile(join(root, 'topics.jsonl'), lines(listed));
    await writeFile(join(root, 'needs.jsonl'), lines(needs));
    return buildIndex({ catalogDirs: [root], indexDir });
  };
  const report = await write(courses);
  return {
    root,
    indexDir,
    report,
    file: indexFile(indexDir, report.version),
    rebuild: write,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
