import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forAllTests } from '@/__tests__/support/fixtures';
import { ownFolder } from '@/__tests__/support/own-folder';
import { startWebServer, type WebAnswer, type WebRequest } from '@/__tests__/support/web-server';
import { createAsk } from '@/harvest/http/ask';
import { download } from '@/harvest/http/download';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';

const WHOLE = Array.from({ length: 1_000 }, (_, n) => `line ${n}\n`).join('');
const HAVE = 3_000;

const server = forAllTests(startWebServer);
const dir = ownFolder();
let file: string;
beforeEach(async () => {
  file = join(dir.path, 'release.gz');
});

/** Answers as a server that gives parts of this version of a file. */
const parts =
  (text: string, etag: string) =>
  ({ headers }: WebRequest): WebAnswer => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? -1);
    if (from < 0 || headers['if-range'] !== etag) return { headers: { etag }, body: text };
    if (from >= text.length) return { status: 416, headers: { etag }, body: 'No such part.' };
    return partOf(text, etag, from);
  };
const partOf = (text: string, etag: string, from: number): WebAnswer => ({
  status: 206,
  headers: { etag, 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` },
  body: text.slice(from),
});

/** Leaves what an earlier try had, with the version that it was of. */
async function leave(text: string, version = '"one"'): Promise<void> {
  await writeFile(`${file}.part`, text);
  await writeFile(`${file}.part.version`, version);
}
const get = (signal?: AbortSignal) =>
  download({
    ask: createAsk({
      fetchOutbound: createOutboundFetch({ plainHttp: true, own: () => true, silenceMs: 300 }),
      userAgent: 'test',
      pauseMs: 0,
      retryMs: 1,
      signal,
    }),
    address: `${server.url}/release.gz`,
    file,
  });
const ranges = () => server.requests.map(({ headers }) => headers.range);
const expectWhole = async () => {
  expect(await readdir(dir.path)).toEqual(['release.gz']);
  expect(await readFile(file, 'utf8')).toBe(WHOLE);
};

it('goes on where an earlier try of the same version stopped', async () => {
  await leave(WHOLE.slice(0, HAVE));
  server.play(parts(WHOLE, '"one"'));

  await get();

  expect(ranges()).toEqual([`bytes=${HAVE}-`]);
  await expectWhole();
});

it('begins anew with another version, and where a server gives no parts any more', async () => {
  for (const play of [parts(WHOLE, '"two"'), () => ({ headers: { etag: '"one"' }, body: WHOLE })]) {
    await leave('an older beginning');
    server.play(play);
    await get();
    await expectWhole();
  }
});

it('takes a file that is here as a whole', async () => {
  await leave(WHOLE);
  server.play(parts(WHOLE, '"one"'));

  await get();

  await expectWhole();
});

it.each<[string, () => WebAnswer | 'slow', string]>([
  ['is busy', () => ({ status: 503, headers: { 'retry-after': '9999' }, body: 'Be right back.' }), '503'],
  ['is silent', () => 'slow', 'TIMEOUT'],
  ['has lost the file for a while', () => ({ status: 404, body: 'Not found.' }), '404'],
  ['names no version', () => ({ body: 'Welcome to our new site.' }), 'does not continue'],
])('keeps what it has where the server %s', async (_what, play, message) => {
  await leave(WHOLE.slice(0, HAVE));
  server.play(play);

  await expect(get()).rejects.toThrow(message);

  expect(await readFile(`${file}.part`, 'utf8')).toBe(WHOLE.slice(0, HAVE));
  server.play(parts(WHOLE, '"one"'));
  await get();
  await expectWhole();
});

it('keeps what it has when it is interrupted', async () => {
  await leave(WHOLE.slice(0, HAVE));
  const stop = new AbortController();
  server.play(() => {
    stop.abort(new Error('stopped'));
    return 'slow';
  });

  await expect(get(stop.signal)).rejects.toThrow('stopped');

  expect(await readFile(`${file}.part`, 'utf8')).toBe(WHOLE.slice(0, HAVE));
});

it('writes no word of an error page into the file', async () => {
  await leave(WHOLE.slice(0, HAVE));
  const whole = parts(WHOLE, '"one"');
  let busy = 2;
  server.play((request) => {
    return busy-- > 0 ? { status: 503, body: 'Be right back.' } : whole(request);
  });

  await get();

  await expectWhole();
});

it.each([
  ['of another version', partOf('something else'.repeat(1_000), '"two"', HAVE)],
  ['that begins elsewhere', partOf(WHOLE, '"one"', 0)],
])('writes nothing of a part %s, and begins anew the next time', async (_what, answer) => {
  await leave(WHOLE.slice(0, HAVE));
  server.play(() => answer);

  await expect(get()).rejects.toThrow('does not continue');

  expect(await readFile(`${file}.part`, 'utf8')).toBe(WHOLE.slice(0, HAVE));
  server.play(parts(WHOLE, '"one"'));
  await get();
  await expectWhole();
});
