import { forgetProcessState } from '@/__tests__/support/process-state';
import { serveRoute } from '@/scripts/fakes/request';

jest.mock('@/lib/server/env', () => ({
  serverEnv: { RATE_LIMIT_CLIENT: 1_000, RATE_LIMIT_GLOBAL: 1_000, TRUSTED_PROXIES: [] },
}));

const logged = jest.fn();
jest.mock('@/lib/server/log', () => ({ log: { warn: (...line: unknown[]) => logged(...line) } }));
let served: Awaited<ReturnType<typeof serveRoute>>;

beforeEach(async () => {
  logged.mockReset();
  served = await serveRoute((await import('@/pages/api/not-opened')).default);
});
afterEach(async () => {
  forgetProcessState();
  await served.close();
});

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(served.url, { method: 'POST', body, headers });

it('tells the log which course did not open, and nothing else', async () => {
  expect((await send('algebra-mit')).status).toBe(204);
  expect(logged.mock.calls.map(([fields]) => fields)).toEqual([{ notOpened: 'algebra-mit' }]);
});

it.each([['two words'], ['<b>'], [''], ['a'.repeat(121)]])('takes no “%s”', async (body) => {
  expect((await send(body)).status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

it('takes no more than an id and none from other sites', async () => {
  expect((await send('a'.repeat(300))).status).toBe(413);
  expect((await send('algebra', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(logged).not.toHaveBeenCalled();
});
