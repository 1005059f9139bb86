import fc from 'fast-check';
import { NAUGHTY } from './naughty';
import { type FuzzRoute, OTHER_ROUTES, ROUTES } from './routes';
import { escapeText, segment, text } from './texts';

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const ANY_NAMES = ['q', 'id', 'v', 'x', '__proto__', 'constructor'];

const query = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, ...ANY_NAMES), segment), { maxLength: 5 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

const header = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...[
          'accept',
          'accept-encoding',
          'accept-language',
          'authorization',
          'cookie',
          'if-none-match',
          'origin',
        ],
        ...['purpose', 'range', 'referer', 'sec-fetch-site', 'traceparent', 'user-agent', 'x-forwarded-for'],
        ...[
          'x-forwarded-host',
          'x-middleware-subrequest',
          'x-nextjs-data',
          'x-request-id',
          'next-router-prefetch',
        ],
      ),
      text.map((value) => value.replace(/[^\t\x20-\x7e]/g, '').slice(0, 500)),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
);

/** Any request to one route. */
function requestTo({ paths, names = [], bodies }: FuzzRoute): fc.Arbitrary<FuzzRequest> {
  const body = fc.oneof(...(bodies ? [{ weight: 4, arbitrary: bodies }] : []), fc.json(), text);
  return fc
    .record({
      method: bodies ? fc.oneof({ weight: 4, arbitrary: fc.constant('POST') }, method) : method,
      path: fc
        .tuple(paths, query(names))
        .map(([path, rest]) => (rest ? `${path}${path.includes('?') ? '&' : '?'}${rest}` : path)),
      headers: header,
      body,
    })
    .map(({ body: content, ...request }) => ({
      ...request,
      headers: { ...request.headers, ...(request.method === 'POST' && JSON_TYPE) },
      ...(request.method === 'POST' && { body: content }),
    }));
}

const named = (build: string, path: string) => path.replace('[build]', build);

/** Any request to the site; all routes are equally likely. */
export const fuzzRequest = (build: string): fc.Arbitrary<FuzzRequest> =>
  fc
    .oneof(...Object.values({ ...ROUTES, ...OTHER_ROUTES }).map(requestTo))
    .map((request) => ({ ...request, path: named(build, request.path) }));

/** A valid request for each route, by the name of the route. */
export function goodRequests(build: string, files: readonly string[]): Map<string, FuzzRequest> {
  const route = Object.entries({ ...ROUTES, ...OTHER_ROUTES }).map(([route, { good }]) => {
    const { method: how = 'GET', path, body } = good;
    const content = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const request = { method: how, path: named(build, path), headers: content ? JSON_TYPE : {} };
    return [route, content === undefined ? request : { ...request, body: content }] as const;
  });
  return new Map<string, FuzzRequest>([
    ...route,
    ...files.map((file) => [file, { method: 'GET', path: file, headers: {} }] as const),
  ]);
}

/** Every naughty string once through each route that takes text. */
export const naughtyRequests = (): FuzzRequest[] =>
  NAUGHTY.flatMap((value) => {
    const word = escapeText(value);
    const get = Object.values(ROUTES).flatMap(({ good, names = [] }) => [
      ...(good.method ? [] : names.map((name) => `${good.path.split('?', 1)[0]}?${name}=${word}`)),
      ...(names.length === 0 && !good.method
        ? [`${good.path.slice(0, good.path.lastIndexOf('/') + 1)}${word}`]
        : []),
    ]);
    return [
      ...[...new Set(get)].map((path) => ({ method: 'GET', path, headers: {} })),
      ...['/api/chat', '/api/crash'].map((path) => ({
        method: 'POST',
        path,
        headers: JSON_TYPE,
        body: path === '/api/crash' ? `${value}\n${value}` : JSON.stringify({ mode: 'plan', goal: value }),
      })),
    ];
  });
