import type { Search } from '@/lib/search/search.types';
import { inventedWord } from './search-generate';
import { seeded } from './seeded';

/** A kind of search whose times are reported together. */
export type QueryClass = { name: string; searches: Search[] };

const search = (words: string, overrides: Partial<Search> = {}): Search => ({
  words,
  filters: {},
  sort: 'relevance',
  page: 1,
  literal: false,
  asText: [],
  ...overrides,
});

const COMMON =
  'python javascript physics calculus chemistry marketing photography algebra statistics biology economics psychology design finance music java react blender philosophy history'.split(
    ' ',
  );
const VERY_COMMON =
  'introduction,science,mathematics,data,engineering,learning,web,programming,development,history'.split(',');

const swapLetters = (word: string, at: number): string =>
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);

/** The searches of one run. Words are combined so that few repeat, because caching is not measured. */
export function queryClasses(count: number): QueryClass[] {
  const random = seeded(7);
  const some = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const many = (make: (i: number) => Search): Search[] => Array.from({ length: count }, (_, i) => make(i));
  return [
    { name: 'rare word', searches: many((i) => search(inventedWord(3000 + i * 7))) },
    {
      name: 'common word',
      searches: many((i) => search(`${COMMON[i % COMMON.length]} ${inventedWord(i % 40)}`)),
    },
    { name: 'one common word', searches: many((i) => search(COMMON[i % COMMON.length] ?? '')) },
    {
      name: 'very common words',
      searches: many((i) =>
        search(`${VERY_COMMON[i % VERY_COMMON.length]} ${some(VERY_COMMON)} for beginners`),
      ),
    },
    {
      name: 'three words',
      searches: many(() => search(`${some(COMMON)} ${some(VERY_COMMON)} ${some(COMMON)}`)),
    },
    {
      name: 'typo',
      searches: many((i) => {
        const word = COMMON[i % COMMON.length] ?? '';
        return search(`${swapLetters(word, 1 + (i % (word.length - 2)))} ${some(VERY_COMMON)}`);
      }),
    },
    {
      name: 'exclusion',
      searches: many((i) => search(`${COMMON[i % COMMON.length]} without ${inventedWord(i % 200)}`)),
    },
    {
      name: 'question',
      searches: many((i) =>
        search(`how do I learn ${COMMON[i % COMMON.length]} for my ${inventedWord(i % 300)} job`),
      ),
    },
    {
      name: 'filters + facets',
      searches: many((i) =>
        search(COMMON[i % COMMON.length] ?? '', {
          filters: { level: ['beginner'], language: [i % 2 ? 'en' : 'es'], kind: ['video-series', 'mooc'] },
        }),
      ),
    },
    {
      name: 'deep page',
      searches: many((i) => search(COMMON[i % COMMON.length] ?? '', { page: 5 + (i % 35) })),
    },
  ];
}

/** Prefixes of one and two words, as they are typed. */
export function prefixes(count: number): string[] {
  const random = seeded(11);
  return Array.from({ length: count }, () => {
    const word = COMMON[Math.floor(random() * COMMON.length)] ?? '';
    const start = word.slice(0, 1 + Math.floor(random() * word.length));
    return random() < 0.3 ? `${VERY_COMMON[Math.floor(random() * VERY_COMMON.length)]} ${start}` : start;
  });
}
