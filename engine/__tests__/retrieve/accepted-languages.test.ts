import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const topic = (slug: string, name: string, broader?: string, aliases: string[] = []) => ({
  slug,
  name,
  subject: 'Food and drink',
  aliases,
  ...(broader && { broader }),
});
const TOPICS = [
  topic('food', 'Food'),
  topic('cooking', 'Cooking', 'food'),
  { ...topic('bread-baking', 'Bread making', 'cooking', ['bread']), words: { es: ['pan casero'] } },
  topic('trades', 'Trades'),
  topic('phone-repair', 'Phone repair', 'trades'),
  topic('welding', 'Welding', 'trades'),
  topic('nursing', 'Nursing'),
  topic('pharmacology', 'Pharmacology'),
];
const plain = { lessons: undefined, provider: 'A' };
const COURSES = [
  aCourse({
    ...plain,
    id: 'pan',
    title: 'Recetas de pan casero',
    language: 'es',
    topics: ['bread-baking', 'cooking'],
  }),
  aCourse({ ...plain, id: 'reparar', title: 'Reparar móviles', language: 'es', topics: ['phone-repair'] }),
  aCourse({ ...plain, id: 'welding', title: 'Joining metal', topics: ['welding', 'trades'] }),
  aCourse({ ...plain, id: 'cook-1', title: 'Cooking at home', topics: ['cooking'] }),
  aCourse({ ...plain, id: 'cook-2', title: 'Science of cooking', topics: ['cooking'] }),
  aCourse({ ...plain, id: 'cook-3', title: 'Kitchen basics', topics: ['cooking'] }),
  aCourse({ ...plain, id: 'lodash', title: 'Lodash', language: 'vi', topics: [] }),
  ...['one', 'two', 'three', 'four'].map((name) =>
    aCourse({
      ...plain,
      id: `nurse-${name}`,
      title: `Nursing ${name}`,
      topics: ['nursing'],
      popularity: 0.9,
    }),
  ),
  aCourse({ ...plain, id: 'drugs', title: 'Drugs of the heart', topics: ['pharmacology'], popularity: 0.1 }),
];

const opened = engineOver(COURSES, TOPICS);
const search = (words: string) => opened.engine.search(aSearch(words));
const ids = (words: string) => search(words).results.map(({ id }) => id);

describe('a course in a language that nobody asked for', () => {
  it('is no complete answer, but listed after those of the wider subject, and the filter of its language offers it', () => {
    const answer = search('bread');
    expect(answer).toMatchObject({ relaxed: 'subject', complete: 0 });
    expect([answer.subjects, answer.partOf]).toEqual([['Bread making'], 'Cooking']);
    expect(answer.results.map(({ id }) => id.split('-')[0])).toEqual(['cook', 'cook', 'cook', 'pan']);
    const languages = answer.facets.find(({ name }) => name === 'language')?.values ?? [];
    expect(languages.map(({ value }) => value)).toContain('es');
  });

  it('is listed without other parts of a whole field, which are on anything', () => {
    expect(ids('phone repair')).toEqual(['reparar']);
  });

  it('lends its topic no page: the nearest one that has courses to read is near', () => {
    expect(search('bread').nearestTopics[0]?.slug).toBe('cooking');
  });

  it('is one where the words are of its language, a filter chooses it, or its title is what was typed', () => {
    expect(search('aprender pan casero').results[0]?.id).toBe('pan');
    expect(search('aprender pan casero').complete).toBe(1);
    const chosen = opened.engine.search({ ...aSearch('bread'), filters: { language: ['es'] } });
    expect(chosen.results.map(({ id }) => id)).toEqual(['pan']);
    expect(chosen.relaxed).toBeUndefined();
    expect(ids('lodash')[0]).toBe('lodash');
  });
});

it('gives each of several subjects its turn where no course has all of them', () => {
  const found = ids('nursing pharmacology');
  expect(found.slice(0, 3)).toContain('drugs');
  expect(found.slice(0, 3).some((id) => id.startsWith('nurse-'))).toBe(true);
});
