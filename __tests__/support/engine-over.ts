import type { Course, Topic } from '@/lib/course/course.schema';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';
import { builtInIndex } from './built-in-index';
import { aCatalogFolder } from './catalog-folder';

/** An engine over this catalogue. It is opened before the tests of a file and closed after them. */
export function engineOver(courses: Course[], topics: Topic[] = []) {
  let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
  const opened = {} as { engine: SyncEngine };
  beforeAll(async () => {
    folder = await aCatalogFolder(courses, topics);
    opened.engine = openEngine(folder.file);
  }, 60_000);
  afterAll(async () => {
    opened.engine.close();
    await folder.remove();
  });
  return opened;
}

/** The engine of the built-in catalogue, for as long as the tests of a file run. */
export function builtInEngine() {
  const opened = {} as { engine: SyncEngine };
  beforeAll(async () => {
    opened.engine = openEngine(await builtInIndex());
  }, 300_000);
  afterAll(() => opened.engine.close());
  return opened;
}
