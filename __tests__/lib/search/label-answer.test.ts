import { speak } from '@/__tests__/support/locale';
import { labelAnswer, type SearchAnswer, suggestionHere } from '@/lib/search';

const topic = (name: string) => ({ slug: name.toLowerCase(), name, count: 9 });
const answer = {
  results: [{ id: 'a', onTopics: ['Statistics', 'My own topic'] }, { id: 'b' }],
  facets: [
    { name: 'topic', values: [{ value: 'statistics', label: 'Statistics', count: 1 }] },
    { name: 'provider', values: [{ value: 'Music', label: 'Music', count: 1 }] },
    { name: 'language', values: [{ value: 'en', label: 'English', count: 1 }] },
  ],
  intents: [
    { facet: 'topic', value: 'statistics', label: 'Statistics' },
    { facet: 'language', value: 'en', label: 'English' },
  ],
  nearestTopics: [topic('Statistics'), topic('Python')],
  subjects: ['Music'],
  wider: { ...topic('Music'), of: 'Drums' },
} as unknown as SearchAnswer;

afterEach(() => speak('en'));

it('leaves an answer in English as it is', () => {
  expect(labelAnswer(answer)).toBe(answer);
});

it('names topics in the language of the page, with what their addresses are made of', () => {
  speak('es');
  const { results, facets, intents, nearestTopics, subjects, wider } = labelAnswer(answer);
  expect(results.map(({ onTopics }) => onTopics)).toEqual([['Estadística', 'My own topic'], undefined]);
  // Providers are called as they call themselves.
  expect(facets.map(({ values }) => values[0]?.label)).toEqual(['Estadística', 'Music', 'Inglés']);
  expect(intents.map(({ label }) => label)).toEqual(['Estadística', 'Inglés']);
  expect(nearestTopics).toEqual([
    { slug: 'statistics', name: 'Estadística', english: 'Statistics', count: 9 },
    topic('Python'),
  ]);
  expect(subjects).toEqual(['Música']);
  expect(wider).toMatchObject({ name: 'Música', english: 'Music', of: 'Batería' });
});

it('suggests topics by their names in the language, and searches for the words of their pages', () => {
  speak('ar');
  const suggestion = { kind: 'topic', text: 'Statistics', href: '/search/statistics' } as const;
  expect(suggestionHere(suggestion)).toEqual({ ...suggestion, text: 'الإحصاء', words: 'Statistics' });
  const course = { kind: 'course', text: 'Statistics', href: '/course/a' } as const;
  expect(suggestionHere(course)).toBe(course);
});
