import { forAllTests } from '@/__tests__/support/fixtures';
import { startWebServer, type WebAnswer } from '@/__tests__/support/web-server';
import { toPassages } from '@/lib/player';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { loadCaptions } from '@/lib/sources/server/captions/load-captions';
import { readCues } from '@/lib/sources/server/captions/read-cues';

const VTT = `WEBVTT

NOTE made by hand

1
00:00:01.000 --> 00:00:04.000 align:start
<v Ada>Lists &amp; <b>pointers</b></v>

00:30.500 --> 00:35.000
Deleting a node
takes constant time.

00:36.000 --> 00:40.000
Deleting a node takes constant time.

01:00:00.000 --> 01:00:03.000
The end.
`;

describe('captions', () => {
  it('are read as plain words with their seconds, repetitions once', () => {
    const cues = [
      { start: 1, end: 4, text: 'Lists & pointers' },
      { start: 30.5, end: 40, text: 'Deleting a node takes constant time.' },
      { start: 3600, end: 3603, text: 'The end.' },
    ];
    expect(readCues(VTT)).toEqual(cues);
    expect(readCues(VTT.replaceAll('\n', '\r\n'))).toEqual(cues);
    expect(readCues(VTT.replace(/\.(\d{3})/g, ',$1'))).toEqual(cues);
    expect(readCues('<html>no captions</html>')).toEqual([]);
    expect(readCues('00:09.000 -->\nAnd then')).toEqual([{ start: 9, end: 13, text: 'And then' }]);
  });

  it('are joined into passages that begin at whole seconds', () => {
    const cues = [1.5, 8, 21.4, 21.5, 60].map((start, at) => ({ start, end: start + 2, text: `word ${at}` }));
    expect(toPassages(cues)).toEqual([
      { start: 1, text: 'word 0 word 1' },
      { start: 21, text: 'word 2 word 3' },
      { start: 60, text: 'word 4' },
    ]);
  });
});

describe('fetching captions', () => {
  const fetchOutbound = createOutboundFetch({ own: () => true });
  const site = forAllTests(startWebServer);
  let replies: Record<string, WebAnswer> = {};
  beforeEach(() => site.play(({ path }) => replies[path] ?? { status: 404 }));
  const vtt = (body: string, status = 200): WebAnswer => ({
    status,
    body,
    type: 'text/vtt; charset=utf-8',
  });

  it('asks once, and again only after a day', async () => {
    replies = { '/a.vtt': vtt(VTT) };
    expect(await loadCaptions(`${site.url}/a.vtt`, { fetchOutbound })).toHaveLength(3);
    expect(await loadCaptions(`${site.url}/a.vtt`, { fetchOutbound })).toHaveLength(3);
    expect(site.requests).toHaveLength(1);
  });

  it('keeps those of the last lessons, and no more than there is room for', async () => {
    const two = (number: number) => String(number).padStart(2, '0');
    const cues = Array.from({ length: 1_500 }, (_, at) => {
      const stamp = `${two(Math.floor(at / 60))}:${two(at % 60)}`;
      return `${stamp}.000 --> ${stamp}.900\n${'word '.repeat(180)}${at}`;
    });
    const large = vtt(cues.join('\n\n'));
    const files = Array.from({ length: 10 }, (_, n) => `/large-${n}.vtt`);
    replies = Object.fromEntries(files.map((path) => [path, large]));
    for (const path of files)
      expect(await loadCaptions(`${site.url}${path}`, { fetchOutbound })).toHaveLength(1_500);
    site.requests.length = 0;

    await loadCaptions(`${site.url}/large-9.vtt`, { fetchOutbound });
    await loadCaptions(`${site.url}/large-0.vtt`, { fetchOutbound });
    expect(site.paths()).toEqual(['GET /large-0.vtt']);
  });

  it('asks once for several who come together', async () => {
    replies = { '/together.vtt': vtt(VTT) };
    const all = await Promise.all(
      [1, 2, 3].map(() => loadCaptions(`${site.url}/together.vtt`, { fetchOutbound })),
    );
    expect(all.map((cues) => cues?.length)).toEqual([3, 3, 3]);
    expect(site.requests).toHaveLength(1);
  });

  it('goes on asking where somebody left before they came', async () => {
    replies = { '/left.vtt': vtt(VTT) };
    const url = `${site.url}/left.vtt`;
    await expect(loadCaptions(url, { fetchOutbound, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await loadCaptions(url, { fetchOutbound })).toHaveLength(3);
  });

  it.each<[string, string, WebAnswer]>([
    ['there are none', '/none.vtt', vtt(VTT, 404)],
    ['they lead elsewhere', '/moved.vtt', { status: 302, headers: { location: '/a.vtt' } }],
    ['they are far too large', '/large.vtt', vtt(VTT + 'x'.repeat(2_000_000))],
    ['they are a web page', '/page.vtt', { ...vtt(VTT), type: 'text/html' }],
  ])('has none where %s', async (_what, path, reply) => {
    replies = { [path]: reply, '/a.vtt': vtt(VTT) };
    expect(await loadCaptions(`${site.url}${path}`, { fetchOutbound })).toBeUndefined();
    expect(site.paths()).toEqual([`GET ${path}`]);
  });

  it('reaches no address that is not public or not encrypted', async () => {
    replies = { '/b.vtt': vtt(VTT) };
    const { port } = new URL(site.url);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1'])
      for (const protocol of ['http', 'https'])
        expect(await loadCaptions(`${protocol}://${host}:${port}/b.vtt`)).toBeUndefined();
    expect(site.requests).toEqual([]);
  });
});
