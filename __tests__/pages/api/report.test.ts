import { forEachTest } from '@/__tests__/support/fixtures';
import { forgetProcessState } from '@/__tests__/support/process-state';
import { log } from '@/lib/server/log';
import report from '@/pages/api/report';
import { serveRoute } from '@/scripts/fakes/request';

const warned = jest.spyOn(log, 'warn').mockImplementation();
const informed = jest.spyOn(log, 'info').mockImplementation();
const served = forEachTest(() => serveRoute(report));
beforeEach(() => {
  warned.mockClear();
  informed.mockClear();
});
afterEach(forgetProcessState);

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(served.url, { method: 'POST', body: JSON.stringify(body), headers });
const logged = () => [...warned.mock.calls, ...informed.mock.calls].map(([fields]) => fields);

it.each([{ notOpened: 'algebra-mit' }, { played: 'algebra-mit' }])(
  'tells the log %p, and nothing else',
  async (said) => {
    expect((await send(said)).status).toBe(204);
    expect(logged()).toEqual([said]);
  },
);

it.each([
  ['a bare id', 'algebra-mit'],
  ['two words', { notOpened: 'two words' }],
  ['markup', { played: '<b>' }],
  ['no id', { played: '' }],
  ['a long id', { played: 'a'.repeat(121) }],
  ['another report', { liked: 'algebra-mit' }],
  ['more than one report', { played: 'algebra-mit', by: 'somebody' }],
])('takes no %s', async (_name, said) => {
  expect((await send(said)).status).toBe(400);
  expect(logged()).toEqual([]);
});

it('takes no more than a report and none from other sites', async () => {
  expect((await send({ played: 'a'.repeat(300) })).status).toBe(413);
  expect((await send({ played: 'algebra' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(logged()).toEqual([]);
});

it('counts no course that plays for who objects to being counted', async () => {
  expect((await send({ played: 'algebra' }, { 'sec-gpc': '1' })).status).toBe(204);
  expect(logged()).toEqual([]);
});
