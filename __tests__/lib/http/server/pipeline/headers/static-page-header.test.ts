import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setStaticPageHeader } from '@/lib/http/server/pipeline/headers/page-headers';

function headerOf(url: string, headers: Record<string, string> = {}, status = 200) {
  const req = new IncomingMessage(new Socket());
  req.url = url;
  const res = new ServerResponse(req);
  for (const [name, value] of Object.entries({ 'Content-Type': 'text/html; charset=utf-8', ...headers }))
    res.setHeader(name, value);
  setStaticPageHeader(res, status);
  return res.getHeader('cache-control');
}

it.each(['/my-courses', '/profile?tab=courses'])(
  'keeps %s, which shows what one person has, out of caches',
  (url) => {
    expect(headerOf(url)).toBe('private, no-store');
  },
);

it.each(['/pricing', '/terms?x=1', '/offline'])('lets shared caches keep %s', (url) => {
  expect(headerOf(url)).toMatch(/^public, s-maxage=\d+/);
});

it('lets them keep a page of which Next says that nobody may', () => {
  const said = 'private, no-cache, no-store, max-age=0, must-revalidate';
  expect(headerOf('/contact', { 'Cache-Control': said })).toMatch(/^public, s-maxage=\d{1,4},/);
});

it('leaves what was said, what failed and what is no page of the build', () => {
  expect(headerOf('/', { 'Cache-Control': 'private, no-store' })).toBe('private, no-store');
  expect(headerOf('/pricing', {}, 404)).toBeUndefined();
  expect(headerOf('/nothing')).toBeUndefined();
  expect(headerOf('/pricing', { 'Content-Type': 'application/json' })).toBeUndefined();
});
