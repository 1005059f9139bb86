import type { GetServerSidePropsContext } from 'next';
import type { Outcome, PageRequest } from '@/lib/screens/server/outcome';
import { servePage } from '@/lib/screens/server/serve-page';
import { serve } from '@/scripts/fakes/request';

type Decide = (request: PageRequest) => Promise<Outcome<{ page: string }>>;

const props = { page: 'x' };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** What Next is told, and the answer's status and headers as they stand then. */
async function served(decide: Decide, init: RequestInit = {}) {
  let told: unknown;
  const load = servePage(decide);
  const { url, close } = await serve(async (req, res) => {
    const query = { id: 'algebra', q: 'two', live: '1' };
    const context = { req, res, query, params: { id: 'algebra' } };
    told = await load(context as unknown as GetServerSidePropsContext).catch((error: Error) => error);
    if (!res.writableEnded) res.end();
  });
  open.push(close);
  const { status, headers } = await fetch(url, init);
  const header = (name: string) => headers.get(name);
  return {
    told,
    status,
    cache: header('cache-control'),
    robots: header('x-robots-tag'),
    retry: header('retry-after'),
  };
}

const PUBLIC = 'public, s-maxage=300, stale-while-revalidate=3600';
const BRIEF = 'public, s-maxage=5, stale-while-revalidate=5';
const NOINDEX = 'noindex, follow';
const asData = { headers: { 'x-nextjs-data': '1' } };

it.each<[string, Outcome<typeof props>, object, object]>([
  [
    'a page for everybody',
    { kind: 'found', props, indexed: true, settled: true },
    { status: 200, cache: PUBLIC, robots: null, told: { props } },
    { status: 200, cache: PUBLIC, robots: null, told: { props } },
  ],
  [
    'a page that search engines do not list',
    { kind: 'found', props, indexed: false, settled: true },
    { status: 200, cache: PUBLIC, robots: NOINDEX, told: { props } },
    { status: 200, cache: PUBLIC, told: { props } },
  ],
  [
    'a page that may be another one in a moment',
    { kind: 'found', props, indexed: true, settled: false },
    { status: 200, cache: BRIEF, told: { props } },
    { status: 200, cache: BRIEF, told: { props } },
  ],
  [
    'a page with nothing on it',
    { kind: 'empty', props, settled: true },
    { status: 404, cache: PUBLIC, robots: NOINDEX, told: { props } },
    { status: 200, cache: PUBLIC, told: { props } },
  ],
  [
    'a page of something gone',
    { kind: 'empty', props, settled: false },
    { status: 404, cache: BRIEF, robots: NOINDEX, told: { props } },
    { status: 200, cache: BRIEF, told: { props } },
  ],
  [
    'a page that moved for good',
    { kind: 'redirect', to: '/b', status: 308 },
    { cache: PUBLIC, told: { redirect: { destination: '/b', statusCode: 308 } } },
    { cache: PUBLIC, told: { redirect: { destination: '/b', statusCode: 308 } } },
  ],
  [
    'a page that is elsewhere for now',
    { kind: 'redirect', to: '/b', status: 307 },
    { cache: null, told: { redirect: { destination: '/b', statusCode: 307 } } },
    { cache: null, told: { redirect: { destination: '/b', statusCode: 307 } } },
  ],
  ['no page', { kind: 'not-found' }, { told: { notFound: true } }, { told: { notFound: true } }],
  [
    'a page that is unavailable',
    { kind: 'unavailable', props, retryAfter: 7 },
    { status: 503, retry: '7', cache: 'no-store', robots: NOINDEX, told: { props } },
    { status: 200, retry: null, cache: 'private, no-store', told: { props } },
  ],
])('sends %s, to who opens it and inside the site', async (_what, outcome, opened, inside) => {
  expect(await served(async () => outcome)).toMatchObject(opened);
  expect(await served(async () => outcome, asData)).toMatchObject(inside);
});

it('tells a loader what the address says, each part where it belongs', async () => {
  const decide = jest.fn<ReturnType<Decide>, [PageRequest]>(async () => ({ kind: 'not-found' }));
  await served((request) => decide(request));
  expect(decide).toHaveBeenCalledWith({ params: { id: 'algebra' }, parameters: { q: 'two', live: '1' } });
});

it('leaves a mistake of ours to Next, which answers 500', async () => {
  const { told } = await served(() => Promise.reject(new Error('a bug')));
  expect(told).toEqual(new Error('a bug'));
});

it('writes what a page only shows into no HTML, and sends it to a browser that renders the page', async () => {
  const shown = { courses: ['algebra'] };
  const load = servePage(async () => ({
    kind: 'found',
    props: { page: 'x', shown },
    indexed: true,
    settled: true,
  }));
  const propsFor = async (headers: Record<string, string>, url = '/course/algebra') => {
    const req = { method: 'GET', headers, url };
    const res = { setHeader: () => {} };
    const result = await load({ req, res, query: {} } as unknown as GetServerSidePropsContext);
    return 'props' in result ? await result.props : undefined;
  };

  const first = await propsFor({});
  expect(first).toMatchObject({ shown });
  expect(JSON.parse(JSON.stringify(first))).toEqual({ page: 'x' });
  expect(JSON.parse(JSON.stringify(await propsFor({ 'x-nextjs-data': '1' })))).toEqual({ page: 'x', shown });
  const byAddress = await propsFor({}, '/_next/data/build/course/algebra.json');
  expect(JSON.parse(JSON.stringify(byAddress))).toEqual({ page: 'x', shown });
});
