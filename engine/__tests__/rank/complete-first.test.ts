import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const TOPICS = [{ slug: 'knots', name: 'Knots', subject: 'Crafts', aliases: [] }];
const WHOLE = 5;

const opened = engineOver(
  [
    ...Array.from({ length: WHOLE }, (_, at) =>
      aCourse({
        id: `whole-${at}`,
        title: `Ropes ${at}`,
        provider: 'Sailing School',
        topics: ['knots'],
        lessons: ['Tools', 'Heirloom knots'].map((title) => aLesson({ title })),
      }),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      aCourse({ id: `part-${at}`, title: `Cords ${at}`, provider: `School ${at}`, topics: ['knots'] }),
    ),
    aCourse({ id: 'nudos', title: 'Nudos', topics: ['knots'], language: 'es', level: 'advanced' }),
  ],
  TOPICS,
);

it('lists all courses that match everything before the others, though one provider has them', () => {
  const { complete, results } = opened.engine.search(aSearch('heirloom knots'));

  expect(complete).toBe(WHOLE);
  expect(results.slice(0, WHOLE).every(({ id }) => id.startsWith('whole-'))).toBe(true);
});

it('counts as matching everything no course in a language that nobody asked for, which comes last', () => {
  const { complete, relaxed, results } = opened.engine.search(aSearch('advanced knots'));

  expect({ complete, relaxed }).toEqual({ complete: 0, relaxed: 'fewer-filters' });
  expect(results.at(-1)?.id).toBe('nudos');
});
