import { forEachTest } from '@/__tests__/support/fixtures';
import { forgetProcessState } from '@/__tests__/support/process-state';
import { log } from '@/lib/server/log';
import crash from '@/pages/api/crash';
import { serveRoute } from '@/scripts/fakes/request';

const logged = jest.spyOn(log, 'error').mockImplementation();
const served = forEachTest(() => serveRoute(crash));
beforeEach(() => logged.mockClear());
afterEach(forgetProcessState);

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(served.url, { method: 'POST', body, headers });

it('tells the log which page crashed and where', async () => {
  const { status } = await send(
    '/course/[id]\nTypeError: x is undefined\nat Card (https://a.example/_next/1.js:1:20)',
  );

  expect(status).toBe(204);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toEqual({
    route: '/course/[id]',
    error: 'TypeError: x is undefined',
    stack: ['at Card (https://a.example/_next/1.js:1:20)'],
  });
});

it('keeps nothing that tells of a person, and no lines that were smuggled in', async () => {
  await send(
    '/search/secret words\nError: ann@example.org\r\u001b[31m failed\nat https://a.example/search/x?q=secret:1',
  );

  expect(logged.mock.calls[0]?.[0]).toEqual({
    route: 'unknown',
    error: 'Error: …  [31m failed',
    stack: ['at https://a.example/search/x'],
  });
});

it('knows mail addresses however they are written, and how browsers write the lines of a stack', async () => {
  await send(
    '/\nError for jane.doe%40mail.example or jane@mail.example\nload@https://a.example/_next/1.js:1:20\nat https://jane@mail.example/x',
  );

  expect(logged.mock.calls[0]?.[0]).toEqual({
    route: '/',
    error: 'Error for … or …',
    stack: ['load@https://a.example/_next/1.js:1:20', 'at …'],
  });
});

it('takes no more than a report and none from other sites', async () => {
  expect((await send('a'.repeat(9_000))).status).toBe(413);
  expect((await send('/\nError', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(logged).not.toHaveBeenCalled();
});
