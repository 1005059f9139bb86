import { aSourceThat } from '@/__tests__/support/live-source';
import { speak } from '@/__tests__/support/locale';
import { anAnswer, anOverview, aResult } from '@/__tests__/support/search';
import { AppError } from '@/lib/errors';
import { toSearchPage } from '@/lib/screens/search-page';
import { loadSearch, loadSearchForm, type SearchServices } from '@/lib/screens/server/load-search';
import type { SearchAnswer } from '@/lib/search/search.types';
import type { SearchEngine, SearchSummary } from '@/lib/search/server/search-engine.types';
import type { SourceAnswer } from '@/lib/sources/server/source/live-source';
import { aCourse } from '@/scripts/fakes/course';

const overview = anOverview({
  subjects: [
    {
      name: 'Programming',
      count: 9,
      topics: ['Python', 'Statistics'].map((name) => ({
        slug: name.toLowerCase(),
        name,
        subject: 'Programming',
        count: 9,
      })),
      picks: [],
    },
  ],
});
const summary: SearchSummary = {
  courses: 9,
  free: 9,
  providers: 2,
  levels: [],
  startHere: [],
  withContents: [],
  languages: [],
  inOtherLanguages: [],
  withLength: 0,
  shortest: [],
  longest: [],
};
const plenty = (wish: Partial<SearchAnswer> = {}) =>
  anAnswer({ results: Array.from({ length: 9 }, () => aResult()), ...wish });

const answers = jest.fn<Promise<SearchAnswer>, []>();
const ask = jest.fn<Promise<SourceAnswer>, []>();
const note = jest.fn();
const asking = jest.fn((_wished: boolean) => ({ spender: { trigger: 'user' as const } }));

const catalog = {
  search: () => answers(),
  overview: async () => overview,
  version: async () => 'test',
  findByKeys: async () => [],
  listAdded: async () => [],
  summarise: async () => summary,
} as Partial<SearchEngine> as SearchEngine;
const source = aSourceThat({ search: () => ask() });
const services = (wish: Partial<SearchServices> = {}): SearchServices => ({
  catalog,
  sources: [],
  asking,
  note,
  ...wish,
});
const load = (query: string, parameters = {}, wish: Partial<SearchServices> = {}) =>
  loadSearch(services(wish), { params: { query }, parameters });

beforeEach(() => {
  jest.clearAllMocks();
  answers.mockImplementation(async () => plenty());
  ask.mockImplementation(async () => ({ kind: 'found', hits: [] }));
});

describe('the words of an address', () => {
  it('are no page where they cannot be words', async () => {
    expect(await load('\0')).toEqual({ kind: 'not-found' });
    expect(answers).not.toHaveBeenCalled();
  });
});

describe('a topic in other letters', () => {
  it('leads to its page with all filters, and is not searched for', async () => {
    expect(await load('PYTHON', { level: 'beginner', page: '2' })).toMatchObject({
      to: '/search/python?level=beginner&page=2',
      status: 308,
    });
    expect(answers).not.toHaveBeenCalled();
  });

  it('keeps its letters where the footer links to it so', async () => {
    const topics = [{ slug: 'flutter', name: 'Flutter & Dart', subject: 'Programming', count: 9 }];
    const subjects = [{ name: 'Programming', count: 9, topics, picks: [] }];
    const flutter = {
      ...catalog,
      version: async () => 'flutter',
      overview: async () => ({ ...overview, subjects }),
    };
    expect(await load('Flutter & Dart', {}, { catalog: flutter })).toMatchObject({
      kind: 'found',
      indexed: true,
      props: { policy: 'alias', canonical: 'flutter & dart', search: { ofTopic: 'flutter' } },
    });
    expect(await load('FLUTTER & Dart', {}, { catalog: flutter })).toMatchObject({
      to: '/search/flutter%20%26%20dart',
      status: 308,
    });
  });
});

describe('words that are no topic', () => {
  it('keep the letters in which the footer links to them, and lead there', async () => {
    expect(await load('Machine Learning A-Z')).toMatchObject({
      kind: 'found',
      props: { policy: 'search', canonical: 'Machine Learning A-Z' },
    });
    for (const words of ['machine learning a-z', 'MACHINE Learning A-Z'])
      expect(await load(words)).toMatchObject({ to: '/search/Machine%20Learning%20A-Z', status: 308 });
  });
});

describe('a search', () => {
  it('knows which of the words that it links to have an indexed page', async () => {
    expect(await load('python', { sort: 'newest' })).toMatchObject({ props: { topicWords: ['python'] } });
    answers.mockResolvedValue(plenty({ correctedTo: 'python' }));
    expect(await load('pyhton')).toMatchObject({ props: { topicWords: ['python'] } });
    expect(await load('guitars')).toMatchObject({ props: { topicWords: ['python'] } });
    answers.mockResolvedValue(plenty());
    expect(await load('guitars')).toMatchObject({ props: { topicWords: [] } });
  });

  it('for a topic without what its page adds, on a busy machine, is not kept for others', async () => {
    answers.mockImplementation(async () => plenty({ indexVersion: 'busy' }));
    const busy = { ...catalog, summarise: () => Promise.reject(new AppError('search/unavailable')) };
    const outcome = await load('python', {}, { catalog: busy });
    expect(outcome).toMatchObject({ kind: 'found', settled: false });
    expect(await load('python')).toMatchObject({ kind: 'found', settled: true, props: { topic: {} } });
  });

  it('for a topic is its page, which search engines list', async () => {
    expect(await load('python')).toMatchObject({
      kind: 'found',
      indexed: true,
      settled: true,
      props: { policy: 'landing', canonical: 'python', topic: { name: 'Python' } },
    });
    expect(note).toHaveBeenCalledTimes(1);
  });

  it('for anything else is one of endless many', async () => {
    const outcome = await load('python with guitars');
    expect(outcome).toMatchObject({
      kind: 'found',
      indexed: false,
      settled: true,
      props: { policy: 'search' },
    });
    expect(outcome).not.toHaveProperty('props.topic');
  });

  it('that finds nothing is empty', async () => {
    answers.mockResolvedValue(anAnswer({ results: [], total: 0, pages: 0 }));
    expect(await load('zzqx')).toMatchObject({
      kind: 'empty',
      settled: true,
      props: { answer: { total: 0 } },
    });
  });

  it('is empty behind its last page, and asks no other place there', async () => {
    answers.mockResolvedValue(anAnswer({ results: [], total: 9, page: 7, pages: 1 }));
    expect(await load('python', { page: '7' }, { sources: [source] })).toMatchObject({ kind: 'empty' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is unavailable while the catalogue is, and is not counted', async () => {
    answers.mockRejectedValue(new AppError('search/unavailable'));
    expect(await load('python')).toEqual({
      kind: 'unavailable',
      props: { unavailable: 'python' },
      retryAfter: 5,
    });
    expect(note).not.toHaveBeenCalled();
  });

  it('does not hide a mistake of ours', async () => {
    answers.mockRejectedValue(new Error('a bug'));
    await expect(load('python')).rejects.toThrow('a bug');
  });
});

describe('other places', () => {
  const course = aCourse({ id: 'archive-1', source: 'archive', title: 'Found elsewhere' });

  it('wait where the catalogue has enough, and the page is for everybody', async () => {
    expect(await load('python', {}, { sources: [source] })).toMatchObject({
      kind: 'found',
      settled: true,
      props: { live: { sources: [{ id: 'archive', state: 'waiting' }] } },
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it('are not asked for the page of a topic, however few courses it has: crawlers read it', async () => {
    answers.mockResolvedValue(anAnswer({ results: [aResult()] }));
    expect(await load('python', {}, { sources: [source] })).toMatchObject({
      settled: true,
      props: { live: { sources: [{ id: 'archive', state: 'waiting' }] } },
    });
    expect(ask).not.toHaveBeenCalled();
    await load('python', { level: 'advanced' }, { sources: [source] });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('make a page of what the catalogue does not have', async () => {
    answers.mockResolvedValue(anAnswer({ results: [], total: 0, pages: 0 }));
    ask.mockResolvedValue({ kind: 'found', hits: [{ course }] });
    expect(await load('zzqx', {}, { sources: [source] })).toMatchObject({
      kind: 'found',
      indexed: false,
      settled: true,
      props: { live: { cards: [{ title: 'Found elsewhere' }] } },
    });
    expect(asking).toHaveBeenCalledWith(false);
  });

  it('are asked when a person wishes it; such a page is not listed', async () => {
    expect(await load('python', { live: '1' }, { sources: [source] })).toMatchObject({
      kind: 'found',
      indexed: false,
      props: { policy: 'search' },
    });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(asking).toHaveBeenCalledWith(true);
  });

  it('that do not answer keep the page from caches', async () => {
    ask.mockResolvedValue({ kind: 'unavailable', fault: 'down' });
    expect(await load('python', { live: '1' }, { sources: [source] })).toMatchObject({
      kind: 'found',
      settled: false,
    });
  });
});

describe('the search form without scripts', () => {
  it.each([
    [['python', 'java'], { kind: 'redirect', to: '/search/python', status: 308 }],
    [undefined, { kind: 'redirect', to: '/', status: 303 }],
    ['\0', { kind: 'not-found' }],
    ['.', { kind: 'empty', props: { words: '.' }, settled: true }],
    ['%2e%2e', { kind: 'empty', props: { words: '..' }, settled: true }],
  ])('with %j', async (q, outcome) => {
    expect(await loadSearchForm(catalog, { parameters: { q } })).toEqual(outcome);
  });

  it('leads to the page that says so while the catalogue is unavailable', async () => {
    const overview = () => Promise.reject(new AppError('search/unavailable'));
    const away = { version: async () => 'away', overview };
    expect(await loadSearchForm(away, { parameters: { q: 'Python' } })).toMatchObject({
      to: '/search/Python',
      status: 303,
    });
  });
});

it('calls a topic as the language of the page does where a filter is chosen, too', async () => {
  answers.mockResolvedValue(plenty());
  speak('es');
  const found = await load('statistics', { level: 'beginner' });
  if (found.kind !== 'found' || 'unavailable' in found.props) throw new Error(found.kind);
  const { shown } = toSearchPage(found.props);
  speak('en');
  expect(shown?.called).toBe('Estadística');
  expect(shown?.head.title).toBe('Estadística courses');
});
