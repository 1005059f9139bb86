import { hoursRange, valueLabel } from '@/lib/search/value-labels';

it('names values in words', () => {
  expect(valueLabel('language', 'es')).toBe('Spanish');
  expect(valueLabel('cost', 'audit')).toBe('May be free');
  expect(valueLabel('length', 'max-5')).toBe('Under 5 hours');
  expect(valueLabel('length', 'min-1')).toBe('Over 1 hour');
  expect(valueLabel('length', 'max-0.5')).toBe('Under 30 minutes');
  expect(valueLabel('provider', 'MIT')).toBe('MIT');
  expect(valueLabel('source', 'import')).toBe('Other lists');
});

it('never takes a property of every object for a value', () => {
  expect(valueLabel('level', 'constructor')).toBe('constructor');
});

it('reads open lengths and nothing else', () => {
  expect(hoursRange('max-5')).toEqual({ from: 0, to: 5 });
  expect(hoursRange('min-2.5')).toEqual({ from: 2.5, to: Number.POSITIVE_INFINITY });
  expect(hoursRange('max-x')).toBeUndefined();
  expect(hoursRange('under-2h')).toBeUndefined();
});
