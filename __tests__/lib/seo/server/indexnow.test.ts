import { json } from 'node:stream/consumers';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { addressesSince, pingIndexNow } from '@/lib/seo/server/indexnow';
import { serve } from '@/scripts/fakes/request';

const KEY = 'a-key-of-our-own';
const dated = [{ id: 'a', changed: '2026-11-20' }, { id: 'b', changed: '2026-11-21' }, { id: 'c' }];
const engine = {
  version: async () => 'v1',
  overview: async () => ({
    courses: 3,
    subjects: [{ topics: [{ slug: 'python', name: 'Python', subject: 'Programming', count: 5 }] }],
  }),
  listDated: async (offset: number) => (offset === 0 ? dated : []),
} as unknown as SearchEngine;

let server: Awaited<ReturnType<typeof serve>>;
let endpoint: string;
let status = 200;
type Ping = { host: string; key: string; keyLocation: string; urlList: string[] };
let heard: Ping[] = [];

beforeAll(async () => {
  server = await serve(async (req, res) => {
    heard.push((await json(req)) as Ping);
    res.writeHead(status).end();
  });
  endpoint = `${server.url}/indexnow`;
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
  status = 200;
});

async function* many(count: number): AsyncGenerator<string> {
  for (let n = 0; n < count; n++) yield `http://localhost:3000/course/${n}`;
}

it('names the courses that changed on a day or after it, and none without a known day', async () => {
  const told = await pingIndexNow(addressesSince(engine, '2026-11-21'), { endpoint, key: KEY });
  expect(told).toBe(1);
  expect(heard).toEqual([
    {
      host: 'localhost:3000',
      key: KEY,
      keyLocation: `http://localhost:3000/${KEY}.txt`,
      urlList: ['http://localhost:3000/course/b'],
    },
  ]);
});

it('names everything where no day is given', async () => {
  await pingIndexNow(addressesSince(engine, undefined), { endpoint, key: KEY });
  const urls = heard.flatMap(({ urlList }) => urlList);
  expect(urls).toContain('http://localhost:3000/course/c');
  expect(urls).toContain('http://localhost:3000/search/python');
});

it('sends no more than 10,000 addresses at a time', async () => {
  expect(await pingIndexNow(many(25_000), { endpoint, key: KEY })).toBe(25_000);
  expect(heard.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 5_000]);
});

it('says why a message was refused', async () => {
  status = 403;
  await expect(pingIndexNow(many(1), { endpoint, key: KEY })).rejects.toThrow(
    'IndexNow answered 403: the key was not found at the site',
  );
});
