import fc from 'fast-check';
import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { valuesOf } from '@/engine/facets/values-of';
import { sortNumbers } from '@/engine/sorts';
import { hoursRange, NOT_STATED } from '@/engine/values';
import type { Course } from '@/lib/course/course.schema';
import { FACETS, type FacetName, type Filters, rowOrderOf, SORTS } from '@/lib/search/search.types';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const take = <Item>(list: Item[], at: number): Item => list[at % list.length] as Item;

const COURSES = Array.from({ length: 120 }, (_, i) =>
  aCourse({
    id: `c-${i}`,
    title: `Algebra ${i}`,
    provider: take(['MIT', 'Yale', 'KAIST', 'NPTEL'], i * 7),
    instructors: i % 3 ? [take(['Ada Byron', 'Emmy Noether'], i)] : undefined,
    language: take(['en', 'es', 'pt-BR'], i),
    level: take([undefined, 'beginner', 'advanced'] as const as Course['level'][], i * 5),
    hours: i % 4 ? (i % 50) + 0.5 : undefined,
    kind: take(['video-series', 'mooc', 'text'] as Course['kind'][], i),
    cost: take(['free', 'audit', 'paid'] as Course['cost'][], i * 11),
    topics: i % 2 ? ['algebra', 'logic'] : ['algebra'],
    lessons: i % 6 ? undefined : [aLesson({ seconds: undefined })],
    certificate: take([undefined, 'free', 'paid', 'none'] as const as Course['certificate'][], i),
    audience: i % 5 ? undefined : { group: 'school' },
    year: i % 3 ? 2000 + (i % 25) : undefined,
    updated: i % 2 ? `202${i % 6}-01-31` : undefined,
  }),
);

const valuesIn = (facet: FacetName, course: Course) =>
  valuesOf(facet, course, { hours: course.hours, isPlayable: course.lessons !== undefined });
const isStated = (name: FacetName, course: Course) => valuesIn(name, course).length > 0;

function passes(course: Course, filters: Filters, but?: FacetName): boolean {
  return FACETS.every((facet) => {
    const values = filters[facet];
    if (!values?.length || facet === but) return true;
    const open = facet === 'length' ? values.flatMap((value) => hoursRange(value) ?? []) : [];
    const { hours = 0 } = course;
    return (
      valuesIn(facet, course).some((value) => values.includes(value)) ||
      (values.includes(NOT_STATED) && !isStated(facet, course)) ||
      (hours > 0 && open.some(({ from, to }) => hours >= from && hours < to))
    );
  });
}

const byId = new Map(COURSES.map((course) => [course.id, course]));
const opened = engineOver(COURSES);

const filters: fc.Arbitrary<Filters> = fc.record(
  {
    topic: fc.subarray(['algebra', 'logic', 'nothing'], { minLength: 1 }),
    level: fc.subarray(['beginner', 'intermediate', 'advanced', NOT_STATED], { minLength: 1 }),
    language: fc.subarray(['en', 'es', 'pt', 'de'], { minLength: 1 }),
    length: fc.subarray(['under-2h', '10-40h', 'max-5', 'min-30', NOT_STATED], { minLength: 1 }),
    kind: fc.subarray(['mooc', 'text'], { minLength: 1 }),
    provider: fc.subarray(['MIT', 'Yale', 'Nobody'], { minLength: 1 }),
    teacher: fc.subarray(['Ada Byron'], { minLength: 1 }),
    plays: fc.constant(['here']),
    certificate: fc.subarray(['free', 'none', NOT_STATED], { minLength: 1 }),
    audience: fc.subarray(['school', 'children', NOT_STATED], { minLength: 1 }),
    updated: fc.subarray(['2021', '2023', NOT_STATED], { minLength: 1 }),
    cost: fc.subarray(['free', 'audit', 'constructor'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

it('finds and counts exactly what a look at every course finds', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const { total, facets } = opened.engine.search({ ...aSearch('algebra'), filters: chosen });

      expect(total).toBe(COURSES.filter((course) => passes(course, chosen)).length);
      for (const { name, values } of facets) {
        for (const { value, count } of values) {
          if (name === 'length' && hoursRange(value)) continue;
          const expected = COURSES.filter(
            (course) =>
              passes(course, chosen, name) &&
              (value === NOT_STATED ? !isStated(name, course) : valuesIn(name, course).includes(value)),
          );
          expect([name, value, count]).toEqual([name, value, expected.length]);
        }
      }
    }),
    { numRuns: 150 },
  );
});

it('never finds more with one more filter', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...FACETS), (chosen, facet) => {
      const { [facet]: dropped, ...fewer } = chosen;
      const count = (some: Filters) => opened.engine.search({ ...aSearch('algebra'), filters: some }).total;

      if (dropped) expect(count(chosen)).toBeLessThanOrEqual(count(fewer));
    }),
    { numRuns: 60 },
  );
});

it('lists chosen values first known or not, and levels in their own order', () => {
  const { facets } = opened.engine.search({ ...aSearch('algebra'), filters: { provider: ['Nobody'] } });
  const provider = facets.find(({ name }) => name === 'provider');

  expect(provider?.values.find(({ value }) => value === 'Nobody')).toMatchObject({
    count: 0,
    selected: true,
  });
  expect(provider?.values.find(({ value }) => value === 'MIT')?.count).toBeGreaterThan(0);
  const levels = opened.engine.search(aSearch('algebra')).facets.find(({ name }) => name === 'level');
  expect(levels?.values.map(({ value }) => value)).toEqual(['beginner', 'advanced', NOT_STATED]);
});

it('opens as many pages as it says, each course once', () => {
  const { total, pages } = opened.engine.search(aSearch('algebra'));
  const ids = Array.from({ length: pages }, (_, i) =>
    opened.engine.search({ ...aSearch('algebra'), page: i + 1 }),
  ).flatMap(({ results }) => results.map(({ id }) => id));

  expect(ids).toHaveLength(total);
  expect(new Set(ids).size).toBe(total);
  expect(opened.engine.search({ ...aSearch('algebra'), page: pages + 1 }).results).toEqual([]);
});

const ORDERS = SORTS.flatMap((sort) => {
  const order = rowOrderOf(sort);
  return order ? [{ sort, ...order }] : [];
});

it.each(ORDERS)('puts the $first $by first for $sort, and unknown ones last', ({ sort, by, first }) => {
  const numberOf = (course: Course) => sortNumbers[by](course, { hours: course.hours });
  const { pages } = opened.engine.search({ ...aSearch('algebra'), sort });
  const found = Array.from({ length: pages }, (_, i) =>
    opened.engine.search({ ...aSearch('algebra'), sort, page: i + 1 }),
  ).flatMap(({ results }) => results.map(({ id }) => numberOf(byId.get(id) as Course)));
  const known = COURSES.map(numberOf).filter((number) => number !== undefined);
  const inOrder = known.sort((a, b) => (first === 'lowest' ? a - b : b - a));
  const unknown = COURSES.length - known.length;
  expect(unknown).toBeGreaterThan(0);
  expect(found).toEqual([...inOrder, ...Array.from({ length: unknown }, () => undefined)]);
});
