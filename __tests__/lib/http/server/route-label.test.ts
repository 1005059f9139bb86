import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routeLabel } from '@/lib/http/server/route-label';
import { pathOf } from '@/lib/paths';
import { ROOT } from '@/scripts/build-paths';

const files = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, folder).length));

const addresses = files('pages')
  .map((file) => file.replace(/\.tsx?$/, '').replace(/\/index$/, ''))
  .filter((page) => !/^\/(?:_|404$|500$|\[file\]$)/.test(page))
  .map((page) => page.replace(/\[\w+\]/g, 'jane.doe@mail.example') || '/');

it.each(addresses)('knows the route %s, and says nothing of what was asked of it', (address) => {
  expect(routeLabel(`${address}?q=jane`)).not.toMatch(/other|jane/);
});

it.each(files('public'))('knows the file %s', (file) => {
  expect(routeLabel(file)).toBe('/file');
});

it('has the icon that browsers ask for at an address of their own', () => {
  expect(files('public')).toContain('/favicon.ico');
});

it.each([
  ['/jane.doe%40mail.example', '/other'],
  ['/jane.doe/search', '/other'],
  ['/api/jane', '/api/other'],
  ['/_next/jane', '/_next/other'],
  ['/constructor', '/other'],
  ['/__proto__/x', '/other'],
  ['*', '/other'],
  ['http://jane.example/', '/other'],
  ['/search/jane', '/search/*'],
  ['//search//jane', '/search/*'],
  ['/sitemap-courses-1.xml', '/sitemap-*.xml'],
  ['/', '/'],
])('calls %s %s', (address, kind) => {
  expect(routeLabel(address)).toBe(kind);
});

it('reads one path out of an address, however many slashes it has', () => {
  expect(pathOf('//api///ready?x=//y')).toBe('/api/ready');
});
