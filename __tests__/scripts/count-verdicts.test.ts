/** @jest-environment node */
import { countVerdicts } from '@/scripts/count-verdicts';

it('counts what each reader says, and the courses whose topics are others by now', () => {
  const sample = [
    { id: 'a', topics: ['python'], first: 'right', second: 'weak' },
    { id: 'b', topics: ['python'], first: 'weak', second: 'weak' },
    { id: 'c', topics: ['python', 'code'], first: 'wrong' },
  ];
  const now = new Map([
    ['a', ['python']],
    ['b', ['code']],
  ]);

  const counts = countVerdicts(sample.map((row) => JSON.stringify(row)).join('\n'), (id) => now.get(id));

  expect(counts).toEqual({
    'courses drawn': 3,
    'wrong, first reader': 1,
    'weak, first reader': 1,
    'wrong, second reader': 0,
    'weak, second reader': 2,
    'other topics since': 2,
  });
});
