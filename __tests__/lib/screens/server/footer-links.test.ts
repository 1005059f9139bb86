import { asSearchEngine } from '@polymath/engine';
import { BUILT_IN_CATALOG, builtInIndex } from '@/__tests__/support/built-in-index';
import type { Topic } from '@/lib/course/course.schema';
import { linkColumns, recommendedCourses } from '@/lib/footer';
import { loadSearch } from '@/lib/screens/server/load-search';
import { openEngine } from '@/lib/search/server/open-engine';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { readRows } from '@/scripts/read-jsonl';

/** Each link of the footer with the topics, or what they are part of, that a course which fits has. */
const FITTING: Record<string, string[]> = {
  'web development': ['web-development'],
  javascript: ['javascript'],
  'react js': ['react'],
  angular: ['angular'],
  java: ['java'],
  'data scientist': ['data-science', 'machine-learning', 'statistics'],
  'full stack web developer': ['full-stack', 'web-development'],
  'cloud engineer': ['cloud-computing', 'devops'],
  'project manager': ['project-management'],
  'game developer': ['game-development'],
  'artificial intelligence': ['artificial-intelligence'],
  'machine learning': ['machine-learning'],
  python: ['python'],
  'cyber security': ['cyber-security'],
  blockchain: ['blockchain'],
  'graphic design': ['graphic-design'],
  'ui ux design': ['ui-ux-design'],
  'video editing': ['video-editing'],
  photography: ['photography'],
  animation: ['animation'],
  'digital marketing': ['digital-marketing'],
  entrepreneurship: ['entrepreneurship'],
  'public speaking': ['public-speaking'],
  productivity: ['productivity'],
  'career accelerators': ['career'],
  'Complete Python Bootcamp': ['python'],
  'Machine Learning A-Z': ['machine-learning'],
  'Web Development Bootcamp': ['web-development'],
  'React - The Complete Guide': ['react'],
  'Data Science Masterclass': ['data-science'],
  'AWS Certified Solutions Architect': ['cloud-computing'],
  'JavaScript - From Zero to Expert': ['javascript'],
  'Flutter & Dart': ['flutter', 'dart'],
  'UX/UI Design Masterclass': ['ui-ux-design'],
  'Complete Digital Marketing Course': ['digital-marketing'],
  'iOS App Development Bootcamp': ['ios'],
  'Complete 2023 Web Development Bootcamp': ['web-development'],
};
const SHOWN = 10;

let engine: SearchEngine;
const broader = new Map<string, string | undefined>();
beforeAll(async () => {
  engine = asSearchEngine(openEngine(await builtInIndex()));
  for (const topic of readRows<Topic>(`${BUILT_IN_CATALOG}/topics.jsonl`))
    broader.set(topic.slug, topic.broader);
}, 300_000);
afterAll(() => engine.close());

const isWithin = (slug: string | undefined, topics: string[]): boolean =>
  slug !== undefined && (topics.includes(slug) || isWithin(broader.get(slug), topics));

it('has an expectation for each of its links', () => {
  const links = [
    ...linkColumns.flatMap(({ terms }) => terms.map(({ words }) => words)),
    ...recommendedCourses.map(({ title }) => title),
  ];
  expect(Object.keys(FITTING).sort()).toEqual([...links].sort());
});

it.each(Object.entries(FITTING))('leads to courses that fit: %s', async (words, topics) => {
  const asking = () => ({ spender: { trigger: 'automated' as const } });
  const services = { catalog: engine, sources: [], asking, note: () => {} };
  const outcome = await loadSearch(services, { params: { query: words }, parameters: {} });
  if (outcome.kind !== 'found' || 'unavailable' in outcome.props) throw new Error(outcome.kind);
  const { answer } = outcome.props;
  expect(answer.relaxed).toBeUndefined();
  expect(answer.results.length).toBeGreaterThanOrEqual(3);
  const astray: string[] = [];
  for (const { id, title } of answer.results.slice(0, SHOWN)) {
    const found = await engine.findCourse(id, { related: false });
    if (found.kind !== 'found' || !found.course.topics.some((slug) => isWithin(slug, topics)))
      astray.push(title);
  }
  expect(astray).toEqual([]);
});
