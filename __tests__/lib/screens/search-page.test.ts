import { speak } from '@/__tests__/support/locale';
import { anAnswer, aResult, aSearch } from '@/__tests__/support/search';
import type { SearchView } from '@/lib/screens/search-page';
import { toSearchPage } from '@/lib/screens/search-page';
import type { Facet, SearchAnswer } from '@/lib/search/search.types';
import type { UrlQuery } from '@/lib/search/search-url';

const values = (count: number, selected: number[] = []) =>
  Array.from({ length: count }, (_, at) => ({
    value: `v${at}`,
    label: `V${at}`,
    count: 99 - at,
    selected: selected.includes(at),
  }));
const languages: Facet = {
  name: 'language',
  values: [
    { value: 'en', label: 'English', count: 8, selected: false },
    { value: 'ru', label: 'Russian', count: 1, selected: false },
  ],
};

function page(answer: Partial<SearchAnswer> = {}, query: UrlQuery = {}, more: Partial<SearchView> = {}) {
  return toSearchPage({
    search: aSearch('python', query),
    answer: anAnswer({ total: 9, ...answer }),
    policy: 'search',
    canonical: 'python',
    topicWords: [],
    ...more,
  });
}

afterEach(() => speak('en'));

describe('the page of a search', () => {
  it('lists five values of a facet, those that are chosen, and how many others there are', () => {
    const { facets } = page({ facets: [{ name: 'topic', values: values(20, [8]) }] });
    expect(facets[0]?.values.map(({ value }) => value)).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v8']);
    expect(facets[0]?.more).toBe(14);
  });

  it('lists all of a facet that its address asks for', () => {
    const { facets } = page({ facets: [{ name: 'topic', values: values(20) }] }, { more: 'topic' });
    expect(facets[0]).toMatchObject({ more: 0 });
    expect(facets[0]?.values).toHaveLength(20);
  });

  it('keeps the courses that state nothing among the first values', () => {
    const unknown = { value: 'not-stated', label: 'Not stated', count: 3, selected: false };
    const { facets } = page({ facets: [{ name: 'level', values: [...values(9), unknown] }] });
    expect(facets[0]?.values.at(-1)).toEqual({ value: 'not-stated', label: 'Not stated', count: 3 });
  });

  it('lists of a folded facet only what is chosen, until its address asks for all', () => {
    const listed = (query: UrlQuery, selected: number[] = []) =>
      page({ facets: [{ name: 'updated', values: values(3, selected) }] }, query).facets[0];
    expect(listed({})).toEqual({ name: 'updated', values: [], more: 3, isFolded: true });
    expect(listed({ updated: 'v1' }, [1])).toMatchObject({ values: [{ value: 'v1' }], more: 2 });
    expect(listed({ more: 'updated' })?.values).toHaveLength(3);
  });

  it('says how many courses there are, here or elsewhere', () => {
    const live = { words: 'python', sources: [], cards: [{ ...aResult(), url: 'https://a.example' }] };
    expect(page({ pages: 2 }).count).toBe('9 courses');
    expect(page({ total: 1 }).count).toBe('1 course');
    expect(page({ total: 4 }).count).toBe('1 course in 4 versions');
    // Beyond the last page.
    expect(page({ results: [] }).count).toBe('9 courses');
    expect(page({ total: 0, results: [] }).count).toBe('No courses found.');
    const elsewhere = page({ total: 0, results: [] }, {}, { live });
    expect(elsewhere).toMatchObject({ count: '1 course from other sites', liveFirst: true });
  });

  it('promises in its title and description only what matches the search', () => {
    const close = page({ relaxed: 'subject', complete: 0 }).shown?.head;
    expect(close).toMatchObject({ title: 'python', description: 'No course for “python” is known here.' });
    expect(page({ relaxed: 'subject', complete: 2 }).shown?.head.description).toMatch(
      /^2 courses for “python”/,
    );
    expect(page({ relaxed: 'other-languages', complete: 0 }).shown?.head.description).toMatch(/^9 courses/);
  });

  it('names what was chosen where it is shared, and not again what the words say', () => {
    const selected = languages.values.map((value) => ({ ...value, selected: true }));
    const facets = [{ ...languages, values: selected }];
    const { shown } = page({ facets }, { language: 'ru', sort: 'popular' });
    expect(shown?.head).toMatchObject({
      title: 'python courses, Russian, Most popular',
      description: expect.stringMatching(/^9 courses for “python”, Russian, Most popular\./),
      path: '/search/python',
      shared: '/search/python?language=ru&sort=popular',
    });
    expect(page({ facets }).shown?.head.title).toBe('python courses');
    expect(page().shown?.head).not.toHaveProperty('shared');
  });

  it.each([
    ['zh', 'Chinese'],
    ['fr', 'French'],
    ['ru', undefined],
    [undefined, undefined],
  ])('says that no result is in the language of the words where it is so: %s', (language, noneIn) => {
    const found = page({ facets: [languages], ...(language && { language }) });
    expect(found.shown?.noneIn).toBe(noneIn);
  });

  it.each([
    ['高等数学', 'Chinese'],
    ['الطبخ', 'Arabic'],
    ['खाना', 'Hindi'],
    // Of the languages that are written so, there are courses in one.
    ['кухня', undefined],
  ])('takes words that several languages write so for the one that most people read: %s', (words, noneIn) => {
    const found = page({ facets: [languages] }, {}, { search: aSearch(words) });
    expect(found.shown?.noneIn).toBe(noneIn);
  });

  it('offers languages only where none is chosen or named, and none that comes first', () => {
    const intents = [{ facet: 'language' as const, value: 'en', label: 'English', words: 'in english' }];
    expect(page({ facets: [languages] }).languages).toEqual({ ru: 1 });
    expect(page({ facets: [languages] }, { language: 'ru' }).languages).toBeUndefined();
    expect(page({ facets: [languages], intents }).languages).toBeUndefined();
  });

  it('offers the language of a page that is not in English as a part of the HTML', () => {
    speak('pt-BR');
    const own = { value: 'pt', label: 'Portuguese', count: 2, selected: false };
    const found = page({ facets: [{ ...languages, values: [...languages.values, own] }] });
    expect(found.shown?.inPageLanguage).toEqual({ language: 'pt', count: 2 });
    expect(found.languages).toBeUndefined();
    expect(page({ facets: [languages] }).shown?.inPageLanguage).toBeUndefined();
  });

  it('reads the level and the language from the words, if they are applied', () => {
    const level = { facet: 'level' as const, value: 'beginner', label: 'Beginner', words: 'for beginners' };
    expect(page({ intents: [level] }).shown?.chosen).toEqual({ level: 'beginner' });
    expect(page({ intents: [{ ...level, dropped: true }] }).shown?.chosen).toEqual({});
    expect(page({}, { language: 'ru' }).shown?.chosen).toEqual({ language: 'ru' });
  });

  it('describes its list to crawlers where it is the page of a topic', () => {
    const itemList = { '@context': 'https://schema.org' as const, '@type': 'ItemList' };
    const topic = {
      name: 'Python',
      intro: '',
      description: '',
      startHere: [],
      more: [],
      related: [],
      itemList,
      locales: [],
    };
    const { shown } = page({}, {}, { policy: 'landing', topic });
    expect(shown?.structured.map((data) => data['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
    expect(shown?.topic).not.toHaveProperty('itemList');
    expect(page({}, {}, { policy: 'alias' }).shown?.structured).toEqual([]);
  });
});
