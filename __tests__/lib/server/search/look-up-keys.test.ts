/** @jest-environment node */
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { courseKeys } from '@/lib/courses/course-keys';
import { openEngine, type SyncEngine } from '@/lib/server/search/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const PLAYLIST = 'PLknown1234567';

let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
let engine: SyncEngine;
beforeAll(async () => {
  folder = await aCatalogFolder([
    aCourse({ id: 'list', playlistId: PLAYLIST, popularity: 0.2 }),
    aCourse({ id: 'list-twin', playlistId: PLAYLIST, popularity: 0.9 }),
    aCourse({ id: 'named', title: 'Cálculo: Introduction', provider: 'MIT' }),
  ]);
  engine = openEngine(folder.file);
});
afterAll(async () => {
  engine.close();
  await folder.remove();
});

it('finds the most popular course of a playlist and one of the same name, wherever they stand in results', () => {
  const found = aCourse({
    title: 'calculo introduction',
    provider: 'mit',
    url: `https://www.youtube.com/playlist?list=${PLAYLIST}`,
  });

  expect(Object.fromEntries(engine.findByKeys(courseKeys(found)))).toEqual({
    [`list:${PLAYLIST}`]: 'list-twin',
    'name:calculo introduction|mit': 'named',
  });
});

it('finds nothing for what the catalogue does not have', () => {
  expect(engine.findByKeys(['list:PLnobodyKnowsIt', 'name:x|y'])).toEqual([]);
  expect(engine.findByKeys([])).toEqual([]);
});
