import { countVerdicts } from '@/scripts/check/count-verdicts';

it('counts what each reader says of each sample, and the courses whose topics are others by now', () => {
  const sample = [
    { seed: 1, id: 'a', topics: ['python'], first: 'right', second: 'weak' },
    { seed: 1, id: 'b', topics: ['python'], first: 'weak', second: 'weak' },
    { seed: 1, id: 'c', topics: ['python', 'code'], first: 'wrong' },
    { seed: 2, id: 'a', topics: ['python'], second: 'wrong' },
  ];
  const now = new Map([
    ['a', ['python']],
    ['b', ['code']],
  ]);

  const counts = countVerdicts(sample.map((row) => JSON.stringify(row)).join('\n'), (id) => now.get(id));

  expect(counts).toEqual({
    'seed 1: courses drawn': 3,
    'seed 1: wrong, first reader': 1,
    'seed 1: weak, first reader': 1,
    'seed 1: wrong, second reader': 0,
    'seed 1: weak, second reader': 2,
    'seed 1: other topics since': 2,
    'seed 2: courses drawn': 1,
    'seed 2: wrong, second reader': 1,
    'seed 2: weak, second reader': 0,
    'seed 2: other topics since': 0,
  });
});
