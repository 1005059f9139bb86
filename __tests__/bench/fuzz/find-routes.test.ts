import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routesIn, unknownRoutes } from '@/bench/fuzz/find-routes';

/** Names of routes as Next makes them of files. */
const routesOfFiles = () =>
  routesIn(
    Object.fromEntries(
      readdirSync(join(process.cwd(), 'pages'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => [`/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`, file]),
    ),
  );

test('the fuzzer has a generator for every route in pages, and for nothing else', () => {
  expect(unknownRoutes(routesOfFiles())).toEqual([]);
});

test('a route without a generator is named', () => {
  const routes = [...routesOfFiles(), '/api/new'];
  expect(unknownRoutes(routes)).toEqual(['/api/new has no generator in bench/fuzz/routes.ts']);
});

test('a generator whose route is gone is named', () => {
  const routes = routesOfFiles().filter((route) => route !== '/api/crash');
  expect(unknownRoutes(routes)).toEqual(['/api/crash is no route any more']);
});
