import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forAllTests } from '@/__tests__/support/fixtures';
import { ownFolder } from '@/__tests__/support/own-folder';
import { type SourceAnswer, type SourceRequest, startSourceServer } from '@/__tests__/support/source-server';
import { createAsk } from '@/harvest/http/ask';
import { download } from '@/harvest/http/download';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';

const WHOLE = Array.from({ length: 1_000 }, (_, n) => `line ${n}\n`).join('');
const HAVE = 3_000;

const server = forAllTests(startSourceServer);
const dir = ownFolder();
let file: string;
beforeEach(async () => {
  file = join(dir.path, 'release.gz');
});

/** Answers as a server that gives parts of files; `told` is the size that it tells. */
const parts =
  (text: string, etag: string, told: number | '*' = text.length) =>
  ({ headers }: SourceRequest): SourceAnswer => {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return { headers: { etag }, body: text };
    if (Number(from) >= text.length)
      return { status: 416, headers: { etag, 'content-range': `bytes */${told}` }, body: 'No such part.' };
    const end = Math.min(to ? Number(to) : text.length, text.length - 1);
    return {
      status: 206,
      headers: { etag, 'content-range': `bytes ${from}-${end}/${told}` },
      body: text.slice(Number(from), end + 1),
    };
  };

/** Leaves what an earlier try had, with the version that it was of. */
async function leave(text: string, version = '"one"'): Promise<void> {
  await writeFile(`${file}.part`, text);
  await writeFile(`${file}.part.version`, version);
}
const get = (signal?: AbortSignal, onBytes?: () => void) =>
  download({
    onBytes,
    ask: createAsk({
      fetchOutbound: createOutboundFetch({ plainHttp: true, own: () => true }),
      userAgent: 'test',
      pauseMs: 0,
      retryMs: 1,
      timeoutMs: 300,
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

  await expect(get()).resolves.toMatchObject({ same: false, etag: '"one"' });

  expect(ranges()).toEqual(['bytes=0-0', `bytes=${HAVE}-`]);
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

it('asks for nothing more of a file that is here as a whole, whether its size is told or not', async () => {
  await leave(WHOLE);
  server.play(parts(WHOLE, '"one"'));
  await get();
  expect(ranges()).toEqual(['bytes=0-0']);
  await expectWhole();

  await leave(WHOLE);
  server.play(parts(WHOLE, '"one"', '*'));
  await get();
  await expectWhole();
});

it.each<[string, () => SourceAnswer | 'slow', string]>([
  ['is busy', () => ({ status: 503, headers: { 'retry-after': '9999' }, body: 'Be right back.' }), '503'],
  ['is silent', () => 'slow', 'no answer in time'],
  ['has lost the file for a while', () => ({ status: 404, body: 'Not found.' }), '404'],
  ['names no version', () => ({ body: 'Welcome to our new site.' }), 'no longer names a version'],
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
    const isBusy = request.headers.range !== 'bytes=0-0' && busy-- > 0;
    return isBusy ? { status: 503, body: 'Be right back.' } : whole(request);
  });

  await get();

  await expectWhole();
});

it('keeps what it had of a version that another one follows while it is read', async () => {
  await leave(WHOLE.slice(0, HAVE));
  const [before, after] = [parts(WHOLE, '"one"'), parts('something else'.repeat(1_000), '"two"')];
  server.play((request) => (request.headers.range === 'bytes=0-0' ? before(request) : after(request)));

  await expect(get()).rejects.toThrow('changed while it was read');

  expect(await readFile(`${file}.part`, 'utf8')).toBe(WHOLE.slice(0, HAVE));
});

it.each([
  ['the whole', (): SourceAnswer => ({ headers: { etag: '"one"' }, body: WHOLE })],
  [
    'another part',
    (): SourceAnswer => ({
      status: 206,
      headers: { etag: '"one"', 'content-range': `bytes 0-${WHOLE.length - 1}/${WHOLE.length}` },
      body: WHOLE,
    }),
  ],
])('writes nothing of %s where it asked for the rest, also if the line breaks', async (_what, play) => {
  await leave(WHOLE.slice(0, HAVE));
  const whole = parts(WHOLE, '"one"');
  server.play((request) => (request.headers.range === 'bytes=0-0' ? whole(request) : play()));
  const breakOff = () => {
    throw new Error('The line is broken.');
  };

  await expect(get(undefined, breakOff)).rejects.toThrow();
  expect(await readFile(`${file}.part`, 'utf8')).toBe(WHOLE.slice(0, HAVE));

  await expect(get()).rejects.toThrow('changed while it was read');
  server.play(whole);
  await get();
  await expectWhole();
});
