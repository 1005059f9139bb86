import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [{ slug: 'knots', name: 'Knots', subject: 'Crafts', aliases: [] }];
const SPANISH = 10;
/** The row of the only course in English: as a bit map it would be that of a row of a Spanish one. */
const ENGLISH_ROW = 256;

it('shows every course in a language that nobody asked for, wherever the others stand', async () => {
  const courses = Array.from({ length: 300 }, (_, at) => {
    const popularity = 1 - at / 1000;
    if (at < SPANISH)
      return aCourse({
        id: `nudo-${at}`,
        title: `Nudos ${at}`,
        language: 'es',
        topics: ['knots'],
        popularity,
      });
    if (at === ENGLISH_ROW - 1)
      return aCourse({ id: 'knots', title: 'Knots', topics: ['knots'], popularity });
    return aCourse({ id: `other-${at}`, title: `Sailing ${at}`, topics: ['sailing'], popularity });
  });
  const folder = await aCatalogFolder(courses, TOPICS);
  const engine = openEngine(folder.file);
  expect(engine.listCourseIds(ENGLISH_ROW - 1, 1)).toEqual(['knots']);
  const { total, results } = engine.search(aSearch('knots'));
  expect(total).toBe(1 + SPANISH);
  expect(results[0]?.id).toBe('knots');
  engine.close();
  await folder.remove();
});
