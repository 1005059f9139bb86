import { execFile } from 'node:child_process';
import { forEachTest } from '@/__tests__/support/fixtures';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { PLAYS } from '@/scripts/fakes/live-sources';

const SOURCES = Object.keys(PLAYS);

const server = forEachTest(startContractServer);
beforeEach(async () => {
  for (const source of SOURCES) server.play(source, PLAYS[source] ?? 'down');
});

const check = () =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = {
      ...process.env,
      YOUTUBE_API_KEY: 'key',
      LIVE_SOURCES: '',
      LIVE_SOURCE_URLS: SOURCES.map((source) => `${source}=${server.baseUrl(source)}`).join(','),
    };
    const words = ['--import', 'tsx', 'scripts/sources-check.ts'];
    const child = execFile(process.execPath, words, { env }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? 0, text: stdout }),
    );
  });

it('asks each source once and says what it answered', async () => {
  const { code, text } = await check();

  expect(code).toBe(0);
  for (const source of SOURCES) expect(text).toMatch(new RegExp(`'${source}'.*\\d found.*\\d lessons`));
}, 60_000);

it('says which source has changed its shape, and fails', async () => {
  server.play('kolibri', 'malformed');
  const { code, text } = await check();

  expect(code).toBe(1);
  expect(text).toMatch(/'kolibri'.*malformed/);
  expect(text).toMatch(/^kolibri: malformed: /m);
}, 60_000);
