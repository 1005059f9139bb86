import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { indexFile } from '@/engine/format/index-folder';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

it('finds the courses that a course names, without those that are not there', async () => {
  const courses = [
    aCourse({ id: 'new', versions: ['old', 'lost'], prerequisites: { courses: ['before'] } }),
    aCourse({ id: 'old', title: 'Of another year', year: 2015 }),
    aCourse({ id: 'before' }),
  ];
  const folder = await aCatalogFolder(courses, []);
  const { version } = await buildIndex({ catalogDirs: [folder.root], indexDir: folder.indexDir });
  const engine = openEngine(indexFile(folder.indexDir, version));
  const named = (id: string, related?: boolean) => {
    const lookup = engine.findCourse(id, related === undefined ? {} : { related });
    return lookup.kind === 'found' ? lookup.named?.map((card) => card.id) : undefined;
  };

  expect(named('new')).toEqual(['old', 'before']);
  expect(named('new', false)).toBeUndefined();
  expect(named('old')).toBeUndefined();

  engine.close();
  await folder.remove();
});
