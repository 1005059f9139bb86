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

it.each([
  [
    'which page crashed and where',
    '/course/[id]\nTypeError: x is undefined\nat Card (https://a.example/_next/1.js:1:20)',
    '/course/[id]',
    'TypeError: x is undefined',
    ['at Card (https://a.example/_next/1.js:1:20)'],
  ],
  [
    'nothing of a person, and no lines that were smuggled in',
    '/search/secret words\nError: ann@example.org\r\u001b[31m failed\nat https://a.example/search/x?q=secret:1',
    'unknown',
    'Error: …  [31m failed',
    ['at https://a.example/search/x'],
  ],
  [
    'no mail address, however it is written, and lines of a stack as browsers write them',
    '/\nError for jane.doe%40mail.example or jane@mail.example\nload@https://a.example/_next/1.js:1:20\nat https://jane@mail.example/x',
    '/',
    'Error for … or …',
    ['load@https://a.example/_next/1.js:1:20', 'at …'],
  ],
])('tells the log %s', async (_what, report, route, error, stack) => {
  expect((await send(report)).status).toBe(204);
  expect(logged.mock.calls.map(([fields]) => fields)).toEqual([{ route, error, stack }]);
});

it('takes no more than a report and none from other sites', async () => {
  expect((await send('a'.repeat(9_000))).status).toBe(413);
  expect((await send('/\nError', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(logged).not.toHaveBeenCalled();
});
