import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const opened = engineOver(
  [
    aCourse({ id: 'coding', title: 'Coding for all', topics: ['programming'] }),
    aCourse({ id: 'dollar', title: 'The dollar and the euro', topics: ['money'] }),
    aCourse({ id: 'forty', title: 'Forty 40', topics: [] }),
  ],
  [
    { slug: 'programming', name: 'Coding', subject: 'Computing', aliases: [] },
    { slug: 'money', name: 'Money', subject: 'Business', aliases: [] },
  ],
);

const ask = (words: string) => {
  const { wanted, results, relaxed } = opened.engine.search(aSearch(words));
  return { wanted, ids: results.map(({ id }) => id), relaxed };
};

it.each([
  ['coding at 40', 'coding'],
  ['coding after 60', 'coding'],
  ['learn coding at the age of 65', 'learn coding'],
  ['coding under 20 dollars', 'coding'],
  ['courses for less than $10 coding', 'courses coding'],
  ['coding for $10', 'coding'],
  ['coding for 10€', 'coding'],
  ['coding below 500 rupees', 'coding'],
])('looks for no age and no price: %s', (words, wanted) => {
  expect(ask(words)).toEqual({ wanted, ids: ['coding'], relaxed: undefined });
});

it.each([
  ['the dollar', ['dollar']],
  ['how to lose 10 pounds', []],
  ['coding at 40 degrees', ['coding']],
  ['forty 40', ['forty']],
])('takes no other words for an age or a price: %s', (words, ids) => {
  expect(ask(words)).toMatchObject({ wanted: undefined, ids: expect.arrayContaining(ids) });
});
