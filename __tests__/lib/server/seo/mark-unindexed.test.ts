/** @jest-environment node */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sitePages } from '@/lib/pages';
import { markUnindexed } from '@/lib/server/seo/mark-unindexed';

let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    res.statusCode = Number(/\d+/.exec(req.url ?? '')?.[0] ?? 200);
    res.setHeader('X-Robots-Tag', 'all');
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function robotsOf(status: number | string, preview: boolean): Promise<string | null> {
  const undo = markUnindexed(preview);
  try {
    return (await fetch(`${site}/${status}`)).headers.get('x-robots-tag');
  } finally {
    undo();
  }
}

describe('what may not be indexed', () => {
  it('is every answer with an error, whatever its page said', async () => {
    for (const status of [404, 410, 500, 503]) expect(await robotsOf(status, false)).toBe('noindex, follow');
  });

  it('is every page that the registry says so of, whatever follows its address', async () => {
    const unindexed = sitePages.filter(({ indexed }) => !indexed).map(({ path }) => path.slice(1));
    expect(unindexed).toContain('my-courses');
    for (const page of unindexed)
      expect(await robotsOf(`${page}?tab=courses`, false)).toBe('noindex, follow');
    for (const page of ['', 'topics', 'my-courses-and-more', 'course/my-courses'])
      expect(await robotsOf(page, false)).toBe('all');
  });

  it('is nothing else of the real site', async () => {
    expect(await robotsOf(200, false)).toBe('all');
  });

  it('is every answer of a preview', async () => {
    for (const status of [200, 404]) expect(await robotsOf(status, true)).toBe('noindex, nofollow');
  });
});
