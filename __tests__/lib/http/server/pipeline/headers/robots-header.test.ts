import { createPipeline } from '@/lib/http/server/pipeline/request-pipeline';
import { RequestQueue } from '@/lib/http/server/pipeline/request-queue';
import { serve } from '@/scripts/fakes/request';

/** What an answer behind the pipeline says of indexing, where its page says `all`. */
async function robotsOf(status: number, preview: boolean, path = '/'): Promise<string | null> {
  const pipeline = createPipeline(
    async (_req, res) => {
      res.statusCode = status;
      res.setHeader('X-Robots-Tag', 'all');
      res.end();
    },
    { headers: {}, queue: new RequestQueue(10), pageCacheBytes: 0, preview },
  );
  const { url, close } = await serve(pipeline);
  try {
    return (await fetch(new URL(path, url))).headers.get('x-robots-tag');
  } finally {
    await close();
  }
}

const [UNINDEXED, PREVIEW] = ['noindex, follow', 'noindex, nofollow'];

it.each([
  ...[404, 410, 500, 503].map((status) => [status, '/', false, UNINDEXED] as const),
  ...['/my-courses', '/profile', '/offline?a=1'].map((path) => [200, path, false, UNINDEXED] as const),
  [200, '/', false, 'all'],
  [200, '/', true, PREVIEW],
  [404, '/', true, PREVIEW],
] as const)('says of an answer %i at %s (of a preview: %s) “%s”', async (status, path, preview, said) => {
  expect(await robotsOf(status, preview, path)).toBe(said);
});
