import { type Readiness, readReadiness } from '@/lib/http/server/readiness';
import ready from '@/pages/api/ready';
import { serveRoute } from '@/scripts/fakes/request';

jest.mock('@/lib/http/server/readiness');
// A real engine would go on following its index after the last test, and Jest would never end.
jest.mock('@/lib/search/server/catalog', () => ({ catalog: () => undefined }));
const check = jest.mocked(readReadiness);
const TOGETHER = 3;

test('concurrent requests share one check, and the next request makes a new one', async () => {
  let say = (_found: Readiness) => {};
  check.mockReturnValueOnce(
    new Promise((resolve) => {
      say = resolve;
    }),
  );
  check.mockResolvedValueOnce({ ready: false, reasons: ['no index is open'], warnings: [] });
  let came = 0;
  const site = await serveRoute(async (req, res) => {
    const answered = ready(req, res);
    // A turn later all of them wait.
    if (++came === TOGETHER) setImmediate(() => say({ ready: true, reasons: [], warnings: [] }));
    await answered;
  });
  try {
    const together = await Promise.all(Array.from({ length: TOGETHER }, () => fetch(site.url)));
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(check).toHaveBeenCalledTimes(1);
    const later = await fetch(site.url);
    expect(later.status).toBe(503);
    expect(later.headers.get('retry-after')).toBe('5');
    expect(check).toHaveBeenCalledTimes(2);
  } finally {
    await site.close();
  }
});
