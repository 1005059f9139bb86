import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { PAGE_SIZE } from '@/lib/search/search.types';
import { aCourse } from '@/scripts/fakes/course';

/** More than are scored: the rows to score are then chosen from lists of their own. */
const COURSES = 1200;
const TOPICS = [
  { slug: 'guitar', name: 'Guitar', subject: 'Music', aliases: [] },
  { slug: 'jazz', name: 'Jazz', subject: 'Music', aliases: [] },
  { slug: 'mathematics', name: 'Mathematics', subject: 'Mathematics', aliases: [] },
  { slug: 'statistics', name: 'Statistics', subject: 'Mathematics', aliases: [], broader: 'mathematics' },
  { slug: 'calculus', name: 'Calculus', subject: 'Mathematics', aliases: [], broader: 'mathematics' },
  { slug: 'processing', name: 'Processing', subject: 'Mathematics', aliases: [], broader: 'mathematics' },
  { slug: 'vision', name: 'Vision', subject: 'Computing', aliases: [] },
  { slug: 'computer-vision', name: 'Computer vision', subject: 'Computing', aliases: [] },
];

const courses = Array.from({ length: COURSES }, (_, at) =>
  aCourse({ id: `guitar-${at}`, title: `Guitar ${at}`, topics: at % 3 ? ['guitar'] : ['guitar', 'jazz'] }),
);
const statistics = ['Surveys', 'Surveys with mathematics'].map((title) =>
  aCourse({ id: title, title, topics: ['statistics'] }),
);
const asking = { prerequisites: { topics: ['calculus'] } };
const vision = [
  aCourse({ id: 'limits', title: 'Calculus: limits', topics: ['calculus'] }),
  aCourse({ id: 'areas', title: 'Calculus: areas', topics: ['calculus'] }),
  aCourse({ id: 'plain', title: 'Vision', topics: ['vision'] }),
  aCourse({ id: 'images', title: 'Vision and processing', topics: ['vision'] }),
  aCourse({ id: 'derived', title: 'Calculus of vision', topics: ['vision'] }),
  aCourse({ id: 'asking', title: 'Vision at work', topics: ['vision'], ...asking }),
  aCourse({ id: 'cameras', title: 'Cameras', topics: ['vision', 'computer-vision'] }),
];
const opened = engineOver([...courses, ...statistics, ...vision], TOPICS);

it('shows no excluded course on any page of a long list', () => {
  const first = opened.engine.search(aSearch('guitar -jazz'));
  expect(first.total).toBe((COURSES * 2) / 3);
  const shown = Array.from({ length: first.pages }, (_, at) =>
    opened.engine.search(aSearch('guitar -jazz', { page: String(at + 1) })),
  ).flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toHaveLength(first.total);
  expect(first.pages).toBe(Math.ceil(first.total / PAGE_SIZE));
  for (const id of shown) expect(Number(id.split('-')[1]) % 3).not.toBe(0);
});

it('keeps the part that is wanted of a subject that is not', () => {
  const { results } = opened.engine.search(aSearch('statistics without mathematics'));

  expect(results.map(({ id }) => id)).toEqual(['Surveys']);
});

it.each([
  // By the title, if the name of a part mostly means it there, and by what the course says must come before.
  ['vision without mathematics', 'mathematics', ['cameras', 'images', 'plain']],
  ['vision, but not computer', 'computer-vision', ['asking', 'derived', 'images', 'plain']],
])('leaves out what is not wanted: %s', (words, topic, wanted) => {
  const { exclusions, results } = opened.engine.search(aSearch(words));

  expect(exclusions?.map(({ value }) => value)).toEqual([topic]);
  expect(results.map(({ id }) => id).sort()).toEqual(wanted);
});

it.each([
  ['statistics without stress', 'statistics'],
  ['statistics no mathematics skills needed', 'statistics'],
  ['statistics no experience required', 'statistics no experience'],
  ['estatística sem medo', 'estatística'],
])('excludes nothing that a learner may lack or does not want to feel: %s', (words, wanted) => {
  const answer = opened.engine.search(aSearch(words));

  expect(answer.exclusions).toBeUndefined();
  expect(answer.wanted).toBe(wanted);
});

it.each(['without stress', 'no mathematics required'])(
  'sets nothing aside where nothing else is said: %s',
  (words) => {
    expect(opened.engine.search(aSearch(words)).wanted).toBeUndefined();
  },
);
