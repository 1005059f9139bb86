import { z } from 'zod';
import { courseSchema } from '@/engine/course.schema';
import { FACETS, facets } from '@/engine/facet-definitions';
import { valuesOf } from '@/engine/facets/values-of';
import { SCHEMA_VERSION } from '@/engine/format/index-schema';
import { aCourse } from '@/scripts/fakes/course';

/** States every fact that a facet has values of. */
const FULL = aCourse({
  title: 'Signals',
  topics: ['signals', 'mathematics'],
  level: 'advanced',
  language: 'pt-BR',
  kind: 'mooc',
  provider: 'MIT',
  instructors: ['Ada Byron'],
  cost: 'audit',
  certificate: 'paid',
  audience: { group: 'university' },
  updated: '2025-04-30',
  source: 'catalog',
});
const BARE = aCourse({ title: 'Signals', topics: [], level: undefined, instructors: undefined });

const read = (course: typeof FULL, known: { hours: number | undefined; isPlayable: boolean }) =>
  Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet, course, known)]));

const ofFull = read(FULL, { hours: 12, isPlayable: true });

it.each(FACETS)('finds the value of %s in a course that states everything', (facet) => {
  expect(ofFull[facet]).not.toEqual([]);
});

const schemas: Record<string, z.ZodType> = courseSchema.shape;
const CLOSED = FACETS.flatMap((facet) => {
  const schema = schemas[facet];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodEnum ? [[facet, inner.options] as const] : [];
});

it.each(CLOSED)('lists the values of %s in the order of its schema', (facet, options) => {
  expect(facets[facet].order).toEqual(options);
});

it('has a new number of the schema where courses have other values: an index that is built keeps the former', () => {
  const bare = { hours: undefined, isPlayable: false };
  const values = {
    full: ofFull,
    bare: read(BARE, bare),
    ofTitle: valuesOf('level', { ...BARE, title: 'Signals for beginners' }, bare),
    lengths: [1, 2, 40, 41].flatMap((hours) => valuesOf('length', BARE, { ...bare, hours })),
  };
  expect(SCHEMA_VERSION).toBe(45);
  // A new facet needs no new number: its definition is part of the index's version.
  expect(values).toEqual({
    full: {
      topic: ['signals', 'mathematics'],
      level: ['advanced'],
      plays: ['here'],
      language: ['pt'],
      length: ['10-40h'],
      kind: ['mooc'],
      provider: ['MIT'],
      teacher: ['Ada Byron'],
      cost: ['audit'],
      certificate: ['paid'],
      audience: ['university'],
      updated: ['2025'],
      source: ['catalog'],
    },
    bare: {
      topic: [],
      level: [],
      plays: [],
      language: ['en'],
      length: [],
      kind: ['video-series'],
      provider: ['MIT OpenCourseWare'],
      teacher: [],
      cost: ['free'],
      certificate: [],
      audience: [],
      updated: [],
      source: ['catalog'],
    },
    ofTitle: ['beginner'],
    lengths: ['under-2h', '2-10h', '10-40h', 'over-40h'],
  });
});
