import fc from 'fast-check';
import { NAUGHTY } from './naughty';

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

const naughty = fc.constantFrom(...NAUGHTY);
const word = fc.constantFrom('python', 'machine learning', 'c++', 'math', 'free beginner java', 'مقدمة');
const text = fc.oneof(
  naughty,
  word,
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Escaped as an address must be, for texts that cannot be (half a surrogate) as well as may be. */
export const escapeText = (value: string): string =>
  encodeURIComponent(value.toWellFormed?.() ?? value.replace(/[\ud800-\udfff]/g, ''));

const segment = fc.oneof(
  { weight: 6, arbitrary: text.map(escapeText) },
  // As a careless program writes it; what no connection can carry is left out.
  { weight: 1, arbitrary: text.map((value) => value.replace(/[^!-"$-.0-~]/g, '').replace(/[?]/g, '')) },
);
const name = fc.constantFrom(
  'q',
  'page',
  'sort',
  'level',
  'language',
  'topic',
  'provider',
  'live',
  'exact',
  'id',
  'ids',
  'course',
  'lesson',
  'v',
  'goal',
  'hours',
  't',
  '__proto__',
  'x',
);
const query = fc
  .array(fc.tuple(name, segment), { maxLength: 5 })
  .map((pairs) => (pairs.length ? `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}` : ''));

const fixed = fc.constantFrom(
  '/',
  '/topics',
  '/pricing',
  '/contact',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/my-courses',
  '/profile',
  '/search',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/no-such-page',
);
const api = fc
  .constantFrom(
    'health',
    'ready',
    'config',
    'suggest',
    'search',
    'courses',
    'lessons',
    'path',
    'share-image',
    'chat',
    'search/live',
    'no-such-route',
  )
  .map((route) => `/api/${route}`);
const open = fc.oneof(
  segment.map((value) => `/search/${value}`),
  segment.map((value) => `/course/${value}`),
  fc.tuple(segment, segment).map(([id, lesson]) => `/course/${id}/${lesson}`),
  segment.map((value) => `/live/${value}`),
  segment.map((value) => `/sitemap-${value}.xml`),
  segment.map((value) => `/${value}`),
  segment.map((value) => `/_next/image?url=${value}&w=320&q=75`),
  segment.map((value) => `/_next/data/${value}.json`),
);
const header = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'accept-language',
        'user-agent',
        'referer',
        'x-forwarded-for',
        'if-none-match',
        'range',
        'x-nextjs-data',
        'cookie',
        'accept',
        'x-request-id',
        'authorization',
        'origin',
        'sec-fetch-site',
        'x-middleware-subrequest',
        'next-router-prefetch',
      ),
      text.map((value) => value.replace(/[^\t\x20-\x7e]/g, '').slice(0, 500)),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));
const body = fc.option(
  fc.oneof(
    fc.json(),
    text,
    fc
      .record({
        messages: fc.array(fc.record({ role: text, content: text }), { maxLength: 3 }),
        question: text,
      })
      .map((value) => JSON.stringify(value)),
  ),
  { nil: undefined },
);

/** Anything that somebody may send to an address of the site. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constantFrom('POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
    ),
    path: fc
      .tuple(
        fc.oneof(
          { weight: 2, arbitrary: fixed },
          { weight: 4, arbitrary: api },
          { weight: 6, arbitrary: open },
        ),
        query,
      )
      .map(([path, rest]) => (path.includes('?') ? path : path + rest)),
    headers: header,
    body,
  })
  .map(({ method, path, headers, body: content }) => ({
    method,
    path,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && content !== undefined && { body: content }),
  }));

/** Every naughty text once through each door that takes text. */
export const naughtyRequests = (): FuzzRequest[] =>
  NAUGHTY.flatMap((value) => {
    const word = escapeText(value);
    const get = [
      `/search/${word}`,
      `/api/search?q=${word}`,
      `/api/suggest?q=${word}`,
      `/course/${word}`,
      `/api/courses?ids=${word}`,
      `/api/share-image?course=${word}&v=1`,
      `/api/path?goal=${word}`,
    ];
    return [
      ...get.map((path) => ({ method: 'GET', path, headers: {} })),
      {
        method: 'POST',
        path: '/api/chat',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question: value, messages: [{ role: 'user', content: value }] }),
      },
    ];
  });
