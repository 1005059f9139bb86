import { createPageLimits } from '@/lib/http/server/pipeline/page-limits';

const spendAll = async (limits: ReturnType<typeof createPageLimits>, kind: string, isKept = false) => {
  for (let spent = 0; ; spent++) if ((await limits.spend('ada', kind, isKept)) !== undefined) return spent;
};

const fresh = () => createPageLimits({ pages: 40, api: 30, watch: 20 });

it('makes a page cost more than one that is kept, or than a picture', async () => {
  expect(await spendAll(fresh(), '/search/*')).toBe(6);
  expect(await spendAll(fresh(), '/search/*', true)).toBe(40);
  expect(await spendAll(fresh(), '/_next/image')).toBe(40);
  expect(await spendAll(fresh(), '/api/thumbnail')).toBe(40);
});

it.each(['/other', '/api/other', '/_next/other', '/_next/data'])(
  'takes %s, where anything may be made up, for a page',
  async (kind) => {
    expect(await spendAll(fresh(), kind)).toBe(6);
  },
);

it('counts those who watch the server apart from its visitors', async () => {
  const limits = fresh();
  await spendAll(limits, '/search/*');
  expect(await spendAll(limits, '/api/ready')).toBe(4);
  const others = fresh();
  await spendAll(others, '/api/health');
  expect(await others.spend('ada', '/search/*', false)).toBeUndefined();
});

it('says how long to wait, and asks nothing of others', async () => {
  const limits = fresh();
  await spendAll(limits, '/search/*');
  const wait = await limits.spend('ada', '/search/*', false);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limits.spend('grace', '/search/*', false)).toBeUndefined();
});

it('counts the requests to API routes together, and a point for pages with each', async () => {
  const limits = fresh();
  expect(await spendAll(limits, '/api/suggest')).toBe(30);
  expect(await limits.spend('ada', '/api/chat', false)).toBeGreaterThanOrEqual(1);
  expect(await limits.spend('grace', '/api/chat', false)).toBeUndefined();
  expect(await spendAll(limits, '/search/*')).toBe(1);
});

it('has one budget for what pages, plans and suggestions make the server compute', async () => {
  const limits = fresh();
  limits.charge('ada', 32.4);
  // 27 of 40 points are gone.
  for (let turn = 0; turn < 2; turn++) expect(await limits.spend('ada', '/plan', false)).toBeUndefined();
  expect(await limits.spend('ada', '/api/suggest', false)).toBeUndefined();
  expect(await limits.spend('ada', '/api/suggest', false)).toBeGreaterThanOrEqual(1);
  limits.charge('grace', 100);
  for (const kind of ['/search/*', '/api/search', '/_next/image'])
    expect(await limits.spend('grace', kind, false)).toBeGreaterThanOrEqual(1);
  expect(await limits.spend('alan', '/search/*', false)).toBeUndefined();
});

it('counts parts of a point', async () => {
  const limits = fresh();
  for (let turn = 0; turn < 40; turn++) limits.charge('ada', 1);
  expect(await spendAll(limits, '/_next/image')).toBe(6);
});

it.each(['/_next/static', '/file'])('counts %s apart, for pages that were sent', async (kind) => {
  const limits = fresh();
  await spendAll(limits, '/search/*');
  expect(await spendAll(limits, kind)).toBe(40);
});
