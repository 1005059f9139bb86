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

it('lists courses in the preferred languages first, and as many as without them', () => {
  const ids = (prefer: string[], more = {}) =>
    opened.engine.search({ ...aSearch('knots'), ...more, prefer }).results.map(({ id }) => id);
  const isSpanish = (id: string) => id.startsWith('nudo-');
  for (const more of [{}, { ofTopic: 'knots' }]) {
    const found = ids(['es'], more);
    expect(found.slice(0, SPANISH).every(isSpanish)).toBe(true);
    expect(found[SPANISH]).toBe('knots');
    expect(found).toHaveLength(1 + SPANISH);
    // What the catalogue does not have changes nothing.
    expect(ids(['xx'], more)).toEqual(ids([], more));
  }
});

it('keeps apart in its cache what is preferred', () => {
  const search = aSearch('knots');
  const first = () => opened.engine.search(search).results[0]?.id;
  expect(first()).toBe('knots');
  expect(opened.engine.search({ ...search, prefer: ['es'] }).results[0]?.id).not.toBe('knots');
  expect(first()).toBe('knots');
});

it('listens to words that name a language before what is preferred', () => {
  const words = aSearch('knots in english');
  expect(opened.engine.search({ ...words, prefer: ['es'] }).results[0]?.id).toBe('knots');
});
