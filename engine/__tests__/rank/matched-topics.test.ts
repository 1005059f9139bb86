import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'sport', name: 'Sport', subject: 'Health', aliases: [] },
  { slug: 'football', name: 'Football', subject: 'Health', aliases: [], broader: 'sport' },
  { slug: 'machine-learning', name: 'Machine learning', subject: 'Data and AI', aliases: ['ml'] },
];

const opened = engineOver(
  [
    aCourse({ id: 'titled', title: 'Python basics' }),
    aCourse({ id: 'topical', title: 'Automate the boring stuff', topics: ['machine-learning', 'python'] }),
    aCourse({ id: 'named', title: 'Boring people', instructors: ['Monty Python'] }),
    aCourse({ id: 'sporty', title: 'Yoga', topics: ['sport'] }),
  ],
  TOPICS,
);

const topicsOf = (words: string, id: string) =>
  opened.engine.search(aSearch(words)).results.find((result) => result.id === id)?.onTopics;

it('names the topic by which a course matched, if nothing else on its card says the words', () => {
  expect(topicsOf('python', 'topical')).toEqual(['Python']);
  expect(topicsOf('ml', 'topical')).toEqual(['Machine learning']);
});

it('names none where title or people say the words', () => {
  expect(topicsOf('python', 'titled')).toBeUndefined();
  expect(topicsOf('python', 'named')).toBeUndefined();
});

it('names the first topics where the words name nothing', () => {
  expect(topicsOf('free courses', 'topical')).toEqual(['Machine learning', 'Python']);
});

it('never names a topic that the course does not have', () => {
  const { results } = opened.engine.search(aSearch('football sport'));
  expect(results.map(({ id, onTopics }) => [id, onTopics])).toEqual([['sporty', ['Sport']]]);
});
