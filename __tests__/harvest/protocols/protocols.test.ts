import { forAllTests } from '@/__tests__/support/fixtures';
import { aHarvestFolder, aSource, type HarvestFolder } from '@/__tests__/support/harvest';
import { isLongRun } from '@/__tests__/support/long-run';
import { lineOf, SPOKEN, type Spoken } from '@/__tests__/support/spoken-protocols';
import { startWebServer } from '@/__tests__/support/web-server';
import { PROTOCOLS } from '@/harvest/registry/source.schema';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import type { Fault } from '@/scripts/fakes/contract-server';

/** What a page contains on which the extractors fail. */
let mockBroken: string | undefined;
jest.mock('@/harvest/extractors/web-data-commons', () => {
  const actual = jest.requireActual('@/harvest/extractors/web-data-commons');
  return {
    ...actual,
    extractQuadPage: (lines: string[]) => {
      if (mockBroken && lines.join().includes(mockBroken))
        throw new RangeError('Maximum call stack size exceeded');
      return actual.extractQuadPage(lines);
    },
  };
});

const server = forAllTests(startWebServer);
let folder: HarvestFolder;

beforeEach(async () => {
  mockBroken = undefined;
  folder = await aHarvestFolder();
});
afterEach(() => folder.remove());

const sourceOf = (spoken: Spoken) => {
  const { protocol, path } = spoken;
  return aSource({
    id: 'one',
    protocol,
    origin: `${server.url}${path}`,
    site: 'https://school.example.org',
    ...lineOf(spoken, server.url),
  });
};
const run = (spoken: Spoken) => folder.run([sourceOf(spoken)]);
const named = SPOKEN.map((spoken) => [`${spoken.protocol} ${spoken.path}`, spoken] as const);
/** Faults are met by code that all protocols share: those of a crawl here; in `.ci/long` each. */
const some = named.filter(([, { protocol }]) => isLongRun || protocol === 'web-data-commons');

it('has a source for each protocol', () => {
  expect(new Set(SPOKEN.map(({ protocol }) => protocol))).toEqual(new Set(PROTOCOLS));
});

it.each(named)(
  'reads %s to its end though it was interrupted, facts alone, and changes nothing the next time',
  async (_name, spoken) => {
    const stop = new AbortController();
    let answers = 0;
    // A crawl is one file.
    const last = spoken.protocol === 'web-data-commons' ? 1 : 2;
    server.play((request) => {
      if (++answers === last) stop.abort();
      return spoken.play(request);
    });
    await folder.run([sourceOf(spoken)], { enough: stop.signal });
    server.play(spoken.play);

    const { sources } = await run(spoken);

    expect(sources).toMatchObject([{ kind: 'finished', facts: 2 }]);
    const before = await folder.text();
    expect(before).not.toContain('Nothing of this');
    const courses = await folder.courses();
    const facts = courses.map(({ title, provider, url }) => ({ title, provider, url }));
    expect(facts.sort((a, b) => (a.title < b.title ? -1 : 1))).toEqual(spoken.courses);
    await run(spoken);
    expect(await folder.text()).toBe(before);
  },
);

const FAULTS: Fault[] = ['cut', 'html', 'malformed', 'down', 'redirect'];

it.each(some)(
  'keeps what it has of %s whatever the source answers, and says what is wrong',
  async (_name, spoken) => {
    server.play(spoken.play);
    const { release: _, ...line } = spoken.line ?? {};
    const known = { ...spoken, line };
    await run(known);
    const before = await folder.text();

    for (const fault of FAULTS) {
      server.play(() => fault);
      const { sources, catalogue } = await run(known);
      expect([fault, sources[0]?.kind]).toEqual([fault, expect.stringMatching(/partial|rejected/)]);
      expect(catalogue.kept).toBe(false);
      expect([fault, await folder.text()]).toEqual([fault, before]);
    }
  },
);

it('counts a page on which its extractor fails, and goes on', async () => {
  const crawl = SPOKEN.find(({ protocol }) => protocol === 'web-data-commons') as Spoken;
  server.play(crawl.play);
  mockBroken = crawl.courses[0]?.title;

  const { sources } = await run(crawl);

  expect(sources).toMatchObject([{ kind: 'finished', facts: 1 }]);
  expect(sources[0]?.refused.get('unreadable page')).toBe(1);
  expect(await folder.courses()).toMatchObject([{ title: crawl.courses[1]?.title }]);
});

it.each(some)('asks %s for nothing that robots.txt forbids', async (_name, spoken) => {
  server.robots('User-agent: *\nDisallow: /');
  server.play(spoken.play);

  await expect(run(spoken)).resolves.toMatchObject({
    sources: [{ kind: 'partial', why: expect.stringContaining('robots.txt forbids') }],
  });
  expect(server.requests).toEqual([]);
});

it.each(some)('does not wait for %s without end, nor read without end', async (_name, spoken) => {
  const http = {
    // Files have no time limit as a whole; a silent server ends them.
    fetchOutbound: createOutboundFetch({ plainHttp: true, own: () => true, silenceMs: 300 }),
    userAgent: 'Polymath/1.0',
    retryMs: 1,
    timeoutMs: 300,
  };
  for (const fault of ['slow', 'huge'] as const) {
    server.play(() => fault);
    const { sources } = await folder.run([sourceOf(spoken)], { http });
    expect([fault, sources]).toMatchObject([fault, [{ kind: 'partial', facts: 0 }]]);
  }
});

it('waits as long as a busy source asks, and asks again', async () => {
  const [edx] = SPOKEN as [Spoken];
  let times = 0;
  server.play((request) =>
    ++times === 1 ? { status: 429, headers: { 'retry-after': '0' } } : edx.play(request),
  );

  await expect(run(edx)).resolves.toMatchObject({ sources: [{ kind: 'finished', facts: 2 }] });
});

it('leaves a list that leads in circles, and one that leads elsewhere', async () => {
  const [edx] = SPOKEN as [Spoken];
  const next = { value: `${server.url}/api/courses/v1/courses/?page=1&page_size=100` };
  server.play(() => {
    const page = {
      pagination: { next: next.value, count: 2 },
      results: [{ id: 'course-v1:Ex+CS1+1', name: 'A course', org: 'Ex' }],
    };
    return { body: JSON.stringify(page) };
  });
  await expect(run(edx)).resolves.toMatchObject({
    sources: [{ kind: 'partial', why: expect.stringContaining('in circles') }],
  });

  await folder.remove();
  folder = await aHarvestFolder();
  next.value = 'https://elsewhere.example.org/api/courses/v1/courses/?page=2';
  await expect(run(edx)).resolves.toMatchObject({
    sources: [{ kind: 'partial', why: expect.stringContaining('another host') }],
  });
});

it('says who asks and, to OERSI, whom to write to', async () => {
  const oersi = SPOKEN.find(({ protocol }) => protocol === 'oersi') as Spoken;
  server.play(oersi.play);
  await run(oersi);
  expect(
    server.requests.every(({ headers }) => headers['user-agent']?.includes('test@polymath.example')),
  ).toBe(true);

  server.requests.length = 0;
  await expect(folder.run([sourceOf(oersi)], { contact: undefined })).resolves.toMatchObject({
    sources: [{ kind: 'partial', why: expect.stringContaining('NEXT_PUBLIC_OPERATOR_EMAIL') }],
  });
  expect(server.requests).toEqual([]);
});
