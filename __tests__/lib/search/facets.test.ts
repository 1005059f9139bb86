import { facets, hoursRange } from '@/lib/search/facets';

it('names values in words', () => {
  expect(facets.language.labelOf('es')).toBe('Spanish');
  expect(facets.cost.labelOf('audit')).toBe('May be free');
  expect(facets.length.labelOf('max-5')).toBe('Under 5 hours');
  expect(facets.length.labelOf('min-1')).toBe('Over 1 hour');
  expect(facets.length.labelOf('max-0.5')).toBe('Under 30 minutes');
  expect(facets.provider.labelOf('MIT')).toBe('MIT');
  expect(facets.source.labelOf('import')).toBe('Other lists');
});

it('never takes a property of every object for a value', () => {
  expect(facets.level.labelOf('constructor')).toBe('constructor');
});

it('reads open lengths and nothing else', () => {
  expect(hoursRange('max-5')).toEqual({ from: 0, to: 5 });
  expect(hoursRange('min-2.5')).toEqual({ from: 2.5, to: Number.POSITIVE_INFINITY });
  expect(hoursRange('max-x')).toBeUndefined();
  expect(hoursRange('under-2h')).toBeUndefined();
});
