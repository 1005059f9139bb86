import { join } from 'node:path';
import { readPointer } from '@polymath/engine/files';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { forAllTests } from '@/__tests__/support/fixtures';
import { ownFolder } from '@/__tests__/support/own-folder';
import { publishIndexes } from '@/bench/several/published-indexes';
import { aCourse } from '@/scripts/fakes/course';

const catalog = forAllTests(() => aCatalogFolder([aCourse()]));
const dir = ownFolder();

it('publishes an index, and a second one with a course more', async () => {
  const pulled = join(dir.path, 'pulled');
  const indexes = await publishIndexes({ CATALOG_DIR: catalog.root, INDEX_DIR: catalog.indexDir }, dir.path);

  await indexes.pull(pulled);
  await expect(readPointer(pulled)).resolves.toBe(catalog.report.version);
  const { version } = await indexes.publishNext();
  await indexes.pull(pulled);
  await expect(readPointer(pulled)).resolves.toBe(version);
  await indexes.close();
}, 120_000);
