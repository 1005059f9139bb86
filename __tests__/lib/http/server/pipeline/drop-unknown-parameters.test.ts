import { createPipeline } from '@/lib/http/server/pipeline/request-pipeline';
import { RequestQueue } from '@/lib/http/server/pipeline/request-queue';
import { serve } from '@/scripts/fakes/request';

let rendered: string[];
let url: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  rendered = [];
  const pipeline = createPipeline(
    async (req, res) => {
      rendered.push(String(req.url));
      res.setHeader('Cache-Control', 'public, s-maxage=300');
      res.end('page');
    },
    { headers: {}, queue: new RequestQueue(10), pageCacheBytes: 1_000_000 },
  );
  ({ url, close: stop } = await serve(pipeline));
});

afterEach(() => stop());

it.each([
  ['/?utm_source=newsletter', '/'],
  ['/?prefer=es&x=1', '/?prefer=es'],
  ['/_next/data/build/index.json?prefer=es&x=1', '/_next/data/build/index.json?prefer=es'],
  ['/topics?x=1', '/topics'],
  ['/course/one?fbclid=a&x', '/course/one'],
  ['/course/one/1-start?t=754&x=1', '/course/one/1-start?t=754'],
  ['/live/one?t=3', '/live/one?t=3'],
  ['/search/python?x=1&level=Beginner&y=2&level=Advanced', '/search/python?level=Beginner&level=Advanced'],
  ['/search/python?%6Cevel=Beginner', '/search/python?%6Cevel=Beginner'],
  ['/search/python?without=c%2B%2B&live=1&__proto__=a', '/search/python?without=c%2B%2B&live=1'],
  ['/search?q=python&utm_medium=mail', '/search?q=python'],
  ['/search/?q=python&utm_medium=mail', '/search?q=python'],
  ['/plan/?goal=python&x=1', '/plan/?goal=python'],
  ['/compare//?courses=a,b', '/compare//?courses=a,b'],
  ['/profile/?tab=courses', '/profile/?tab=courses'],
  ['/course/one/1-start/?t=754&x=1', '/course/one/1-start/?t=754'],
  ['/topics/?x=1', '/topics/'],
  ['/feeds/all.xml?x=1', '/feeds/all.xml'],
  ['/_next/data/build/search/python.json?query=python&page=2', '/_next/data/build/search/python.json?page=2'],
  ['/_next/data/build/course/one.json?id=one&x=1', '/_next/data/build/course/one.json'],
  ['/api/search?q=python&x=1', '/api/search?q=python&x=1'],
])('renders %s as %s', async (asked, page) => {
  expect((await fetch(`${url}${asked}`)).status).toBe(200);
  expect(rendered).toEqual([page]);
});

it('renders a page once, whatever is added to its address', async () => {
  for (let turn = 0; turn < 50; turn++) await fetch(`${url}/course/one?x=${turn}`);
  expect(rendered).toEqual(['/course/one']);
});
