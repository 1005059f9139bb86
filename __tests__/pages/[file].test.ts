import { connect } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { presetProcessState } from '@/__tests__/support/process-state';
import { until } from '@/__tests__/support/until';
import { createPipeline } from '@/lib/http/server/pipeline/request-pipeline';
import { RequestQueue } from '@/lib/http/server/pipeline/request-queue';
import type { Handler } from '@/lib/next-internals/server/start-next';
import { SHARD } from '@/lib/seo/server/sitemap';
import { getServerSideProps } from '@/pages/[file]';
import { serve } from '@/scripts/fakes/request';

const FILE = '/sitemap-lessons-1.xml';
/** More than the page cache takes of one page. */
const LONG = 1_000_000;
const NOT_READING = 20;

let version = 'v1';
let listed = 0;
const lesson = (number: number) => ({ id: 'c'.repeat(50), segment: `${number}-${'x'.repeat(20)}` });
presetProcessState('catalogue', {
  version: async () => version,
  listLessons: async (offset: number, limit: number) => {
    const found = Array.from({ length: Math.min(limit, SHARD - offset) }, (_, at) => lesson(offset + at + 1));
    listed += found.length;
    return found;
  },
});

let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const page: Handler = async (req, res) => {
    const asked = req as GetServerSidePropsContext['req'];
    await getServerSideProps({
      req: asked,
      res,
      params: { file: FILE.slice(1) },
      query: {},
      resolvedUrl: FILE,
    });
  };
  const queue = new RequestQueue(NOT_READING * 2);
  site = await serve(createPipeline(page, { headers: {}, queue, pageCacheBytes: 64_000_000 }));
});
afterAll(() => site.close());

it('writes a plain sitemap once for an index, however many ask for it and stop reading', async () => {
  const { hostname, port } = new URL(site.url);
  const sockets = Array.from({ length: NOT_READING }, () => {
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
    socket.write(`GET ${FILE} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return socket.pause();
  });
  for (const turn of [1, 2]) {
    const response = await fetch(site.url + FILE, { headers: { 'Accept-Encoding': 'identity' } });
    const text = await response.text();
    expect([turn, response.headers.get('content-encoding'), text.length > LONG]).toEqual([turn, null, true]);
    expect(text.match(/<loc>/g)).toHaveLength(SHARD);
  }
  expect(listed).toBe(SHARD);
  for (const socket of sockets) socket.destroy();

  version = 'v2';
  await (await fetch(site.url + FILE)).text();
  await until(() => listed === 2 * SHARD);
});
