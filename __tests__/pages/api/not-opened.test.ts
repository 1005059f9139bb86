import { forEachTest } from '@/__tests__/support/fixtures';
import { forgetProcessState } from '@/__tests__/support/process-state';
import { log } from '@/lib/server/log';
import notOpened from '@/pages/api/not-opened';
import { serveRoute } from '@/scripts/fakes/request';

const logged = jest.spyOn(log, 'warn').mockImplementation();
const served = forEachTest(() => serveRoute(notOpened));
beforeEach(() => logged.mockClear());
afterEach(forgetProcessState);

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
