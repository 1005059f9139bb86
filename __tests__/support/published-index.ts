import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Course } from '@/lib/courses/course.schema';
import { readPointer } from '@/lib/server/catalog/index-folder';
import { publishToFolder } from '@/lib/server/catalog/publish/publish-index';
import { aCatalogFolder } from './catalog-folder';
import { aCourse } from './course';

/** A place with a published index of these courses, and an empty index folder of a machine that pulls. */
export async function aPublishedIndex(courses: Course[] = [aCourse({ title: 'Linear algebra' })]) {
  const catalog = await aCatalogFolder(courses);
  const root = await mkdtemp(join(tmpdir(), 'polymath-publish-'));
  const published = join(root, 'published');
  const replica = join(root, 'replica');
  await publishToFolder(published, { indexDir: catalog.indexDir });
  return {
    catalog,
    published,
    replica,
    version: catalog.report.version,
    /** Builds and publishes other courses; answers their version. */
    publish: async (others: Course[]) => {
      const { version } = await catalog.rebuild(others);
      await publishToFolder(published, { indexDir: catalog.indexDir });
      return version;
    },
    /** Versions that are whole in the replica's folder, and the current one. */
    installed: async () => ({
      current: await readPointer(replica),
      versions: (await readdir(replica)).filter((name) => /^[a-z0-9]+$/.test(name)).sort(),
    }),
    remove: async () => {
      await catalog.remove();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type PublishedIndex = Awaited<ReturnType<typeof aPublishedIndex>>;
