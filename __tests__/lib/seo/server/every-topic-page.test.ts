import { asSearchEngine } from '@polymath/engine';
import { BUILT_IN_CATALOG, builtInIndex } from '@/__tests__/support/built-in-index';
import { isLongRun } from '@/__tests__/support/long-run';
import type { Topic } from '@/lib/course/course.schema';
import { toCourseView } from '@/lib/course/course-view';
import { linkColumns, termsWithoutPage } from '@/lib/footer';
import { shownLocales } from '@/lib/locale/locales';
import type { SearchView } from '@/lib/screens/search-page';
import { toSearchPage } from '@/lib/screens/search-page';
import { loadSearch } from '@/lib/screens/server/load-search';
import { readSearch } from '@/lib/search';
import { openEngine } from '@/lib/search/server/open-engine';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { type Curated, curatedWords, isTopicPage } from '@/lib/seo/server/curated-words';
import { indexedTopics } from '@/lib/seo/server/sitemap';
import { courseData } from '@/lib/seo/structured-data';
import { readRows } from '@/scripts/read-jsonl';

/** Languages are counted by a search of its own for one page in so many; for all of them in the long form. */
const COUNTED_IN = isLongRun ? 1 : 4;

/** What is read here is every topic's page of the built-in catalogue, as the site builds it. */
let engine: SearchEngine;
let curated: Curated;
const broader = new Map<string, string | undefined>();
const pages = new Map<string, SearchView>();

beforeAll(async () => {
  engine = asSearchEngine(openEngine(await builtInIndex()));
  curated = await curatedWords(engine);
  for (const topic of readRows<Topic>(`${BUILT_IN_CATALOG}/topics.jsonl`))
    broader.set(topic.slug, topic.broader);
  const asking = () => ({ spender: { trigger: 'automated' as const } });
  const services = { catalog: engine, sources: [], asking, note: () => {} };
  for (const words of curated.pages.keys()) {
    const outcome = await loadSearch(services, { params: { query: words }, parameters: {} });
    if (outcome.kind !== 'found' || 'unavailable' in outcome.props) throw new Error(`${words}: no page`);
    expect([words, outcome.settled]).toEqual([words, true]);
    pages.set(words, outcome.props);
  }
}, 300_000);
afterAll(() => engine.close());

/** Whether a topic is another one or a part of it. */
function isWithin(slug: string | undefined, topic: string): boolean {
  return slug !== undefined && (slug === topic || isWithin(broader.get(slug), topic));
}

/** The topics of these courses. */
async function topicsOf(ids: string[]): Promise<[id: string, slugs: string[]][]> {
  return Promise.all(
    ids.map(async (id): Promise<[string, string[]]> => {
      const found = await engine.findCourse(id, { related: false });
      return [id, found.kind === 'found' ? found.course.topics : []];
    }),
  );
}

/** The courses that are marked up as one. */
const series = new Set<string>();
beforeAll(async () => {
  for (let offset = 0, ids: string[]; ; offset += ids.length) {
    ids = await engine.listCourseIds(offset, 1_000);
    if (ids.length === 0) return;
    for (const id of ids) {
      const found = await engine.findCourse(id, { related: false });
      if (found.kind === 'found' && courseData(toCourseView(found))) series.add(id);
    }
  }
}, 60_000);

const eachPage = () => [...pages].map(([words, view]) => ({ words, view, topic: curated.pages.get(words) }));

it('lists courses of the topic and of its parts only', async () => {
  const astray: string[] = [];
  for (const { words, view, topic } of eachPage()) {
    const listed = await topicsOf(view.answer.results.map(({ id }) => id));
    for (const [id, slugs] of listed)
      if (!slugs.some((slug) => isWithin(slug, topic?.slug ?? ''))) astray.push(`${words}: ${id}`);
  }
  expect(astray).toEqual([]);
}, 60_000);

it('states the number of its courses, the same as every list of topics, and has an exact match', () => {
  for (const { words, view, topic } of eachPage()) {
    expect([words, view.answer.total]).toEqual([words, topic?.count]);
    expect([words, view.answer.relaxed]).toEqual([words, undefined]);
    const page = toSearchPage(view);
    const said = page.shown?.head.description ?? '';
    expect(said).toMatch(new RegExp(`^${view.answer.total.toLocaleString('en')}\\b`));
    expect(said).not.toMatch(/^1 .*All of them/);
  }
});

it('is for search engines from five courses on, and only then in the sitemap', async () => {
  const indexed = eachPage().filter(({ view }) => view.policy === 'landing');
  expect(indexed.length).toBeGreaterThan(400);
  expect(indexed.filter(({ view }) => view.answer.total < 5)).toEqual([]);
  expect((await indexedTopics(engine)).sort()).toEqual(indexed.map(({ words }) => words).sort());
});

it('is listed in the languages in which it has three courses or more', async () => {
  const listed = eachPage().filter(({ view }) => view.policy === 'landing');
  for (const { words, view, topic } of listed.filter((_, at) => at % COUNTED_IN === 0)) {
    const { languages } = await engine.summarise({ ...readSearch(words, {}), ofTopic: topic?.slug ?? '' });
    const taught = new Set(languages.filter(({ count }) => count >= 3).map(({ language }) => language));
    const locales = shownLocales().filter((locale) => taught.has(locale.split('-')[0] ?? ''));
    expect([words, view.topic?.locales]).toEqual([words, locales]);
  }
}, 60_000);

it('is where the links of every page lead, as far as crawlers may follow them', () => {
  const terms = linkColumns.flatMap((column) => column.terms.map(({ words }) => words));
  expect(terms.filter((term) => !isTopicPage(term, curated)).sort()).toEqual([...termsWithoutPage].sort());
});

it('leads to every course that search engines are told of', async () => {
  const told = (await engine.listDated(0, 10_000)).map(({ id }) => id);
  const linked = new Set<string>();
  for (const { view } of eachPage().filter(({ view }) => view.policy === 'landing')) {
    for (const { id, listed } of view.answer.results) if (listed) linked.add(id);
    for (const { courses } of view.topic?.more ?? []) for (const { id } of courses) linked.add(id);
  }
  expect(told.length).toBeGreaterThan(200);
  expect(told.filter((id) => !linked.has(id))).toEqual([]);
});

it('has a list of its courses for search engines where three or more are courses to them', () => {
  const without: string[] = [];
  for (const { words, view } of eachPage().filter(({ view }) => view.policy === 'landing')) {
    const lists = toSearchPage(view).shown?.structured.filter((data) => data['@type'] === 'ItemList') ?? [];
    const items = lists.flatMap((list) => list.itemListElement as { position: number; url: string }[]);
    const linked = [...view.answer.results, ...(view.topic?.more ?? []).flatMap(({ courses }) => courses)];
    if (linked.filter(({ id }) => series.has(id)).length < 3) without.push(words);
    expect([words, lists.length]).toEqual([words, without.includes(words) ? 0 : 1]);
    if (lists.length === 0) continue;
    const own = new Set(linked.map(({ id }) => `http://localhost:3000/course/${id}`));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect([words, items.length >= 3, items.every(({ url }) => own.has(url))]).toEqual([words, true, true]);
    const others = items.filter(({ url }) => !series.has(url.split('/').at(-1) ?? ''));
    expect([words, others]).toEqual([words, []]);
  }
  expect(without).toEqual(['typing', 'internet basics']);
});

it('begins nobody with a course of another subject, in another language or of another level', async () => {
  const astray: string[] = [];
  for (const { words, view, topic } of eachPage()) {
    for (const { id, level, title, language } of view.topic?.startHere ?? []) {
      const [[, [first] = []] = ['', []]] = await topicsOf([id]);
      const denied = level === 'beginner' ? /\badvanced?\b/i : /\b(introduct\w+|beginners?|basics)\b/i;
      if (!isWithin(first, topic?.slug ?? '') || !/^en\b/.test(language) || denied.test(title))
        astray.push(`${words}: ${level}, ${title}`);
    }
  }
  expect(astray).toEqual([]);
}, 60_000);
