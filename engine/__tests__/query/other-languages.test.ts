import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [{ slug: 'knots', name: 'Knots', subject: 'Crafts', aliases: [] }];
const SPANISH = 10;
/** The row of the only course in English: as a bit map it would be that of a row of a Spanish one. */
const ENGLISH_ROW = 256;

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
  if (at === ENGLISH_ROW - 1) return aCourse({ id: 'knots', title: 'Knots', topics: ['knots'], popularity });
  return aCourse({ id: `other-${at}`, title: `Sailing ${at}`, topics: ['sailing'], popularity });
});
const opened = engineOver(courses, TOPICS);

it('shows every course in a language that nobody asked for, wherever the others stand', () => {
  expect(opened.engine.listCourseIds(ENGLISH_ROW - 1, 1)).toEqual(['knots']);
  const { total, results } = opened.engine.search(aSearch('knots'));
  expect(total).toBe(1 + SPANISH);
  expect(results[0]?.id).toBe('knots');
});
