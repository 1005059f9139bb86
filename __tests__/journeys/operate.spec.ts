import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@/scripts/fakes/request';
import type { Site } from '@/scripts/serve-site';
import { INDEX, serveOwn } from './own-site';
import { expect, LONG, test } from './support';

/** Apart from those of the other sites that journeys start. */
const FIRST_PORT = 3150;
const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const LATE = { timeout: 30_000 };

const statusOf = async (url: string) => (await fetch(url)).status;
const currentVersion = async () => (await readFile(join(INDEX, 'CURRENT'), 'utf8')).trim();

/** A balancer in front of servers: what one does not take is given to the next, as any balancer does. */
function balance(ports: number[]) {
  return serve((req, res) => {
    const tryOne = (left: number[]) => {
      const [port, ...others] = left;
      if (port === undefined) return void res.writeHead(502).end();
      const asked = ask({ port, path: req.url, headers: req.headers, agent: false }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      asked.once('error', () => (res.headersSent ? res.destroy() : tryOne(others)));
      asked.end();
    };
    tryOne(Math.random() < 0.5 ? ports : [...ports].reverse());
  });
}

test.describe('the running server', () => {
  test.setTimeout(120_000);

  test('loses no request while one after the other is restarted under load', LONG, async () => {
    const ports = [FIRST_PORT, FIRST_PORT + 1];
    const sites: Site[] = await Promise.all(ports.map((port) => serveOwn({}, { port })));
    const balancer = await balance(ports);
    const failures: string[] = [];
    let answered = 0;
    let over = false;
    const visitor = async (number: number) => {
      for (let turn = 0; !over; turn++) {
        const path = turn % 2 ? `/search/python%20${number}%20${turn}` : COURSE;
        const status = await statusOf(balancer.url + path).catch((error: Error) => error.message);
        answered++;
        if (status !== 200 && status !== 404) failures.push(`${path}: ${status}`);
      }
    };
    const visitors = Array.from({ length: 6 }, (_, number) => visitor(number));
    try {
      for (const [at, port] of ports.entries()) {
        const before = answered;
        await expect.poll(() => answered - before, LATE).toBeGreaterThan(10);
        await sites[at]?.stop();
        sites[at] = await serveOwn({}, { port });
      }
    } finally {
      over = true;
      await Promise.all(visitors);
      balancer.close();
      await Promise.all(sites.map((site) => site.stop()));
    }
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(20);
  });

  test('is alive without an index, says that it is not ready, and recovers by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polymath-no-index-'));
    const site = await serveOwn({ INDEX_DIR: folder });
    try {
      expect(await statusOf(`${site.url}/api/health`)).toBe(200);
      const ready = await fetch(`${site.url}/api/ready`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ ready: false, reasons: ['no index is open'] });
      // Never asked for before: the page of a visited course would still be there.
      const course = `/course/never-seen-${Date.now()}`;
      for (const path of ['/search/python', course, '/api/suggest?q=py']) {
        const away = await fetch(site.url + path);
        expect(away.status, path).toBe(503);
        expect(away.headers.get('retry-after'), path).not.toBeNull();
      }

      const version = await currentVersion();
      await cp(join(INDEX, version), join(folder, version), { recursive: true });
      await writeFile(join(folder, 'CURRENT'), `${version}\n`);
      await expect.poll(() => statusOf(`${site.url}/api/ready`), LATE).toBe(200);
      expect(await statusOf(`${site.url}/search/python`)).toBe(200);
      expect(await statusOf(site.url + course)).toBe(404);
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
