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

describe('what may not be indexed', () => {
  it.each([404, 410, 500, 503])('is an answer %i, whatever its page said', async (status) => {
    expect(await robotsOf(status, false)).toBe('noindex, follow');
  });

  it.each(['/my-courses', '/profile', '/offline?a=1'])('is %s', async (path) => {
    expect(await robotsOf(200, false, path)).toBe('noindex, follow');
  });

  it('is nothing else of the real site', async () => {
    expect(await robotsOf(200, false)).toBe('all');
  });

  it.each([200, 404])('is an answer %i of a preview', async (status) => {
    expect(await robotsOf(status, true)).toBe('noindex, nofollow');
  });
});
