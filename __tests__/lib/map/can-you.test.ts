import type { CanDo } from '@/lib/course';
import { canYou } from '@/lib/map';

const named = (slug: string) => ({ slug, name: slug.toUpperCase(), count: 9 });
const item = (topic: string, can: string, level: 'beginner' | 'intermediate' = 'beginner') => ({
  can,
  level,
  topic,
});
const CAN_DO: CanDo[] = [
  {
    topic: 'algebra',
    items: [
      item('arithmetic', 'add'),
      item('algebra', 'solve for x'),
      item('algebra', 'draw a line'),
      item('algebra', 'factor', 'intermediate'),
    ],
  },
];
const first = { must: [named('algebra'), named('sets')], helps: [named('music')] };

it('asks above beginner level what comes first, the hardest first', () => {
  expect(canYou(CAN_DO, { level: 'intermediate', first })).toEqual([
    { slug: 'algebra', name: 'ALGEBRA', count: 9, can: ['factor', 'draw a line', 'solve for x'] },
    { slug: 'sets', name: 'SETS', count: 9, can: [] },
  ]);
});

it('asks for the basics of the own topic, and each topic once', () => {
  const basicsOf = named('algebra');
  const asked = canYou(CAN_DO, { level: 'intermediate', first: { ...first, basicsOf } });
  expect(asked.map(({ slug }) => slug)).toEqual(['algebra', 'sets']);
  expect(asked[0]?.can).toEqual(['draw a line', 'solve for x']);
  const [harder] = canYou(CAN_DO, { level: 'advanced', first: { ...first, basicsOf } });
  expect(harder?.can).toEqual(['factor', 'draw a line', 'solve for x']);
});

it('asks at most seven questions', () => {
  const many = { must: Array.from({ length: 9 }, (_, at) => named(`t${at}`)), helps: [] };
  const asked = canYou([], { level: 'advanced', first: many });
  expect(asked).toHaveLength(7);
});

it('asks nothing where nothing is known, and for no beginner’s course', () => {
  expect(canYou(CAN_DO, { level: 'advanced', first: undefined })).toEqual([]);
  expect(canYou(CAN_DO, { level: 'beginner', first })).toEqual([]);
  expect(canYou(CAN_DO, { level: undefined, first })).toEqual([]);
});
