import { fold } from '@polymath/engine/text/fold';
import { levelOfTitle } from '@polymath/engine/text/title-levels';
import type { Course, Topic } from '@/lib/course';
import { linkColumns, recommendedCourses } from '@/lib/footer';
import type { SearchView } from '@/lib/screens/search-page';
import { toSearchPage } from '@/lib/screens/search-page';
import { loadSearch } from '@/lib/screens/server/load-search';
import type { SearchEngine } from '@/lib/search/server';
import { upFrom } from './up-from';

type Topics = ReadonlyMap<string, Topic>;
/** A page of a search, the courses that it names, and the topics of the catalogue. */
type Page = { view: SearchView; courses: Course[]; topics: Topics };

/** Of so many things that people say they need, the page of one is read. */
const NEEDS = 100;

const wordsIn = (text: string) => fold(text).split(/[^\p{L}\p{M}\p{N}+#]+/u);

function saysAll({ title }: Course, words: string): boolean {
  const said = new Set(wordsIn(title));
  return wordsIn(words).every((word) => said.has(word));
}

/** Whether a course is on one of these topics or on a part of it, or its title says so in any language. */
function isOn({ topics: own, title }: Course, on: Topic[], topics: Topics): boolean {
  const above = new Set(own.flatMap((slug) => [...upFrom(slug, topics)]));
  const names = on.flatMap(({ name, words = {} }) => [name, ...Object.values(words).flat()]);
  return on.some(({ slug }) => above.has(slug)) || names.some((name) => fold(title).includes(fold(name)));
}

type Claim = { isSaid: (view: SearchView) => boolean; isUntrue: (page: Page) => boolean };

/** What a page says of its courses, and how these show that it is untrue. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'a number of courses': {
    isSaid: ({ answer }) => answer.total > 0,
    isUntrue: ({ view, courses }) => {
      const [said = '0'] = /^[\d,]+/.exec(toSearchPage(view).shown?.head.description ?? '') ?? [];
      const { total, relaxed, complete = 0 } = view.answer;
      const fitting = relaxed && relaxed !== 'other-languages' ? complete : total;
      return Number(said.replaceAll(',', '')) !== fitting || courses.length === 0;
    },
  },
  'that none matches everything': {
    isSaid: ({ answer: { relaxed, complete } }) => relaxed !== undefined && !complete,
    isUntrue: ({ view, courses }) => courses.some((course) => saysAll(course, view.search.words)),
  },
  'that the first match everything': {
    isSaid: ({ answer: { relaxed, complete } }) => relaxed !== undefined && Boolean(complete),
    isUntrue: ({ view, courses }) =>
      courses.slice(view.answer.complete).some((course) => saysAll(course, view.search.words)),
  },
  'that others match the subject': {
    isSaid: ({ answer }) => answer.relaxed === 'subject',
    isUntrue: ({ view: { answer }, courses, topics }) => {
      const names = [...(answer.subjects ?? []), answer.partOf];
      const on = [...topics.values()].filter(({ name }) => names.includes(name));
      return courses.slice(answer.complete).some((course) => !isOn(course, on, topics));
    },
  },
  'where to start': {
    isSaid: ({ topic }) => Boolean(topic?.startHere.length),
    isUntrue: ({ view: { topic, search }, courses, topics }) =>
      (topic?.startHere ?? []).some(({ id, level, language }) => {
        const {
          topics: [first = ''] = [],
          title = '',
          level: own = levelOfTitle(title),
        } = courses.find((course) => course.id === id) ?? {};
        return !upFrom(first, topics).has(search.ofTopic ?? '') || own !== level || !/^en\b/.test(language);
      }),
  },
};

/** Where the footer leads, the names of all topics, and some of what people say they need. */
export const searchesToRead = (topics: Topics, needs: readonly string[]): string[] => [
  ...[
    ...recommendedCourses.map(({ title }) => title),
    ...linkColumns.flatMap(({ terms }) => terms.map(({ words }) => words)),
  ],
  ...[...topics.values()].map(({ name }) => name),
  ...needs.filter((_, at) => at % NEEDS === 0),
];

async function readPage(catalog: SearchEngine, words: string): Promise<SearchView> {
  const asking = () => ({ spender: { trigger: 'automated' as const } });
  const services = { catalog, sources: [], asking, note: () => {} };
  const outcome = await loadSearch(services, { params: { query: words }, parameters: {} });
  if (outcome.kind === 'redirect')
    return readPage(catalog, decodeURIComponent(outcome.to.split('/').at(-1) ?? ''));
  if ((outcome.kind === 'found' || outcome.kind === 'empty') && 'answer' in outcome.props)
    return outcome.props;
  throw new Error(`The search for ${words} has no page.`);
}

/** Counts what the pages of these searches say of their courses, and on how many pages that is untrue. */
export async function countPageWords(
  catalog: SearchEngine,
  topics: Topics,
  searches: readonly string[],
): Promise<Record<string, number>> {
  const counts = { 'pages read': searches.length };
  const said = new Map(Object.keys(CLAIMS).map((name) => [name, { pages: 0, untrue: [] as string[] }]));
  for (const words of searches) {
    const view = await readPage(catalog, words);
    const named = [...view.answer.results, ...(view.topic?.startHere ?? [])];
    const found = await Promise.all(named.map(({ id }) => catalog.findCourse(id, { related: false })));
    const courses = found.flatMap((one) => (one.kind === 'found' ? one.course : []));
    for (const [name, counted] of said) {
      if (!CLAIMS[name]?.isSaid(view)) continue;
      counted.pages += 1;
      if (CLAIMS[name].isUntrue({ view, courses, topics })) counted.untrue.push(words);
    }
  }
  const lines = [...said].flatMap(([name, { pages, untrue }]) => [
    [name, pages],
    [`${name}, untrue${untrue[0] === undefined ? '' : `, such as ${untrue[0]}`}`, untrue.length],
  ]);
  return { ...counts, ...Object.fromEntries(lines) };
}
