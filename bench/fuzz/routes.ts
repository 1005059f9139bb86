import fc from 'fast-check';
import { sitePages } from '@/lib/pages/site-pages';
import { escapeText, segment, text } from './texts';

/** The requests to one route: valid ones and any others. */
export type FuzzRoute = {
  good: { method?: string; path: string; body?: unknown };
  /** Addresses of the route, without parameters. */
  paths: fc.Arbitrary<string>;
  /** Parameters that it reads. */
  names?: readonly string[];
  /** Bodies that it reads. */
  bodies?: fc.Arbitrary<string>;
};

const COURSE = 'nyu-deep-learning-spring-2020-new-york-university';
const LESSON = '3-sgd-and-backprop';
const TRANSCRIBED = '18-06-linear-algebra-mit-opencourseware';
const LIVE = 'youtube-PLfixtureLinearAlgebra01';
const VIDEO = 'dQw4w9WgXcQ';
const SEARCH = [
  'q',
  'page',
  'sort',
  'level',
  'language',
  'topic',
  'provider',
  'live',
  'cost',
  'source',
  'kind',
];

const or = (...some: string[]) =>
  fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...some) }, { weight: 3, arbitrary: segment });
const fixed = (path: string, names: readonly string[] = []): FuzzRoute => ({
  good: { path },
  paths: fc.constant(path),
  names,
});
const api = (name: string, good: string, names: readonly string[] = []): FuzzRoute => ({
  good: { path: `/api/${name}${good}` },
  paths: fc.constant(`/api/${name}`),
  names,
});
const under = (
  prefix: string,
  good: string,
  names: readonly string[] = [],
  ...others: string[]
): FuzzRoute => ({
  good: { path: `${prefix}/${good}` },
  paths: or(good, ...others).map((value) => `${prefix}/${value}`),
  names,
});
const lessons = (prefix: string, id: string, lesson: string): FuzzRoute => ({
  good: { path: `${prefix}/${id}/${lesson}` },
  paths: fc.tuple(or(id), or(lesson)).map(([one, two]) => `${prefix}/${one}/${two}`),
  names: ['t', 'v'],
});

const question = fc.record(
  {
    mode: fc.oneof(fc.constantFrom('lesson', 'plan'), text),
    courseId: fc.oneof(fc.constant(COURSE), text),
    number: fc.oneof(fc.integer(), fc.double(), text),
    question: text,
    goal: text,
    level: text,
    hours: fc.oneof(fc.integer(), text),
    language: text,
    history: fc.array(fc.record({ question: text, answer: text }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** All routes of the site, by Next's name. */
export const ROUTES: Record<string, FuzzRoute> = {
  ...Object.fromEntries(sitePages.map(({ path }) => [path, fixed(path)])),
  '/': fixed('/', ['q']),
  '/profile': fixed('/profile', ['tab']),
  '/plan': { ...fixed('/plan', ['goal', 'level', 'hours', 'language']), good: { path: '/plan?goal=python' } },
  '/[file]': under('', 'robots.txt'),
  '/search': { ...fixed('/search', SEARCH), good: { path: '/search?q=python' } },
  '/search/[query]': under('/search', 'python', SEARCH),
  '/course/[id]': under('/course', COURSE, [], LIVE),
  '/course/[id]/[lesson]': lessons('/course', COURSE, LESSON),
  '/map/[topic]': under('/map', 'python'),
  '/feeds/[file]': under('/feeds', 'all.xml'),
  '/api/calendar': api('calendar', `?goal=python&course=${COURSE}`, [
    'goal',
    'hours',
    'course',
    'day',
    'start',
    'time',
  ]),
  '/api/chat': {
    good: { method: 'POST', path: '/api/chat', body: { mode: 'plan', goal: 'learn python' } },
    paths: fc.constant('/api/chat'),
    bodies: question.map((value) => JSON.stringify(value)),
  },
  '/api/config': api('config', ''),
  '/api/courses': api('courses', `?ids=${COURSE}`, ['ids']),
  '/api/crash': {
    good: { method: 'POST', path: '/api/crash', body: '/search/[query]\nTypeError: x\nat y' },
    paths: fc.constant('/api/crash'),
    bodies: fc.tuple(text, text, text).map((lines) => lines.join('\n')),
  },
  '/api/guide': api('guide', ''),
  '/api/health': api('health', ''),
  '/api/language': api('language', '?shown=en', ['shown']),
  '/api/lessons': api('lessons', `?id=${COURSE}`, ['id']),
  '/api/ready': api('ready', ''),
  '/api/report': {
    good: { method: 'POST', path: '/api/report', body: JSON.stringify({ played: COURSE }) },
    paths: fc.constant('/api/report'),
    bodies: fc.oneof(
      text,
      fc.record({ played: text }).map((report) => JSON.stringify(report)),
    ),
  },
  '/api/search': api('search', '?q=python', [...SEARCH, 'explain']),
  '/api/search/live': api('search/live', '?q=python', [...SEARCH, 'unasked']),
  '/api/share-image': api('share-image', `?course=${COURSE}`, ['course', 'lesson', 'topic', 'page', 'v']),
  '/api/suggest': api('suggest', '?q=py', ['q']),
  '/api/transcript': api('transcript', `?id=${TRANSCRIBED}&lesson=1`, ['id', 'lesson', 'language']),
  '/api/thumbnail/[width]/[video]': {
    good: { path: `/api/thumbnail/320/${VIDEO}` },
    paths: fc.tuple(or('320', '480'), or(VIDEO)).map(([width, video]) => `/api/thumbnail/${width}/${video}`),
  },
};

const picture = (source: string, width: string | number, quality: string | number) =>
  `/_next/image?url=${source}&w=${width}&q=${quality}`;
const number = fc.oneof(fc.constantFrom('320', '480', '75'), fc.integer().map(String), segment);

/** What Next and the build serve besides the routes; `[build]` stands for the build id. */
export const OTHER_ROUTES: Record<string, FuzzRoute> = {
  '/_next/image': {
    good: { path: picture(escapeText(`/api/thumbnail/320/${VIDEO}`), 320, 75) },
    paths: fc.oneof(
      fc
        .tuple(or(VIDEO), number, number)
        .map(([video, width, quality]) =>
          picture(`${escapeText('/api/thumbnail/320/')}${video}`, width, quality),
        ),
      fc.tuple(segment, number, number).map(([url, width, quality]) => picture(url, width, quality)),
      segment.map((value) => picture(escapeText(`/api/thumbnail/${value}`), 320, 75)),
    ),
    names: ['url', 'w', 'q'],
  },
  '/_next/data': {
    good: { path: '/_next/data/[build]/search/python.json' },
    paths: fc.oneof(
      segment.map((value) => `/_next/data/[build]/search/${value}.json`),
      segment.map((value) => `/_next/data/[build]/${value}.json`),
      fc.tuple(segment, segment).map(([id, lesson]) => `/_next/data/[build]/course/${id}/${lesson}.json`),
      segment.map((value) => `/_next/data/${value}/index.json`),
    ),
    names: SEARCH,
  },
  '/_next/static': {
    good: { path: '/_next/static/[build]/_buildManifest.js' },
    paths: fc.tuple(segment, segment).map(([one, two]) => `/_next/static/${one}/${two}`),
  },
  '/sitemap-*.xml': under('', 'sitemap.xml'),
  '/500': {
    good: { path: '/404' },
    paths: fc.constantFrom('/404', '/500', '/_error', '/_app', '/_document'),
  },
};
