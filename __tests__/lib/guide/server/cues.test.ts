/** @jest-environment node */

import { tokenize } from '@polymath/engine/text/tokenize';
import { startWebServer, type WebReply, type WebServer } from '@/__tests__/support/web-server';
import { gatherMaterial } from '@/lib/guide/server/prompt/gather-material';
import { loadPassages } from '@/lib/guide/server/prompt/load-passages';
import { readCues } from '@/lib/guide/server/prompt/read-cues';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { askedCourse } from '@/scripts/fakes/guide-fixtures';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

jest.mock('@/engine/text/tokenize', () => {
  const actual = jest.requireActual('@/engine/text/tokenize');
  return { ...actual, tokenize: jest.fn(actual.tokenize) };
});

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
    expect(readCues(VTT)).toEqual([
      { start: 1, text: 'Lists & pointers' },
      { start: 30, text: 'Deleting a node takes constant time.' },
      { start: 3600, text: 'The end.' },
    ]);
    expect(readCues(VTT.replaceAll('\n', '\r\n'))).toEqual(readCues(VTT));
    expect(readCues('<html>no captions</html>')).toEqual([]);
  });

  it('may be cited, and those that have to do with the question are kept of a long lesson', () => {
    const filler = Array.from({ length: 3_000 }, (_, at) => ({
      start: at * 30,
      text: 'Words about something else that take their place in the budget.',
    }));
    filler[2_500] = { start: 75_000, text: 'Here deleting is explained at last.' };
    const grounding = gatherMaterial(askedCourse, 2, 'Where is deleting explained?', filler);
    expect(grounding?.material.passages.length).toBeLessThan(1_000);
    expect(grounding?.material.passages).toContainEqual(filler[2_500]);
    expect(grounding?.citable.seconds).toContain(75_000);
    expect(grounding?.citable.seconds).toContain(300);
  });
});

it('splits few of many captions into words, those that contain most of what is asked', () => {
  const captions = Array.from({ length: 20_000 }, (_, at) => ({
    start: at * 30,
    text: 'Words about deleting that say nothing of what was wanted here.',
  }));
  captions[15_000] = { start: 450_000, text: 'Deleting pointers is explained at last.' };
  jest.mocked(tokenize).mockClear();

  const grounding = gatherMaterial(askedCourse, 2, 'Where is deleting pointers explained?', captions);

  const split = jest.mocked(tokenize).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(split).toBeLessThan(110_000);
  expect(grounding?.material.passages).toContainEqual(captions[15_000]);
});

describe('fetching captions', () => {
  const outside = createOutboundFetch({ own: () => true });
  let site: WebServer;
  let replies: Record<string, WebReply>;
  beforeAll(async () => {
    site = await startWebServer(({ path }) => replies[path] ?? { status: 404 });
  });
  beforeEach(() => {
    replies = {};
    site.requests.length = 0;
  });
  afterAll(() => site.close());
  const vtt = (body: string, status = 200): WebReply => ({
    status,
    body,
    headers: { 'content-type': 'text/vtt; charset=utf-8' },
  });

  it('asks once, and again only after a day', async () => {
    replies = { '/a.vtt': vtt(VTT) };
    expect(await loadPassages(`${site.url}/a.vtt`, { outside })).toHaveLength(3);
    expect(await loadPassages(`${site.url}/a.vtt`, { outside })).toHaveLength(3);
    expect(site.requests).toHaveLength(1);
  });

  it('keeps those of the last lessons, and no more than there is room for', async () => {
    const cues = Array.from(
      { length: 30 },
      (_, at) => `00:${at + 10}:00.000 --> 00:${at + 10}:09.000\n${'word '.repeat(9_000)}${at}`,
    );
    const large = vtt(cues.join('\n\n'));
    const files = Array.from({ length: 8 }, (_, n) => `/large-${n}.vtt`);
    replies = Object.fromEntries(files.map((path) => [path, large]));
    for (const path of files) expect(await loadPassages(`${site.url}${path}`, { outside })).toHaveLength(30);
    site.requests.length = 0;

    await loadPassages(`${site.url}/large-7.vtt`, { outside });
    await loadPassages(`${site.url}/large-0.vtt`, { outside });
    expect(site.paths()).toEqual(['GET /large-0.vtt']);
  });

  it('goes on asking where somebody left before they came', async () => {
    replies = { '/left.vtt': vtt(VTT) };
    const url = `${site.url}/left.vtt`;
    await expect(loadPassages(url, { outside, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await loadPassages(url, { outside })).toHaveLength(3);
  });

  it.each<[string, string, WebReply]>([
    ['there are none', '/none.vtt', vtt(VTT, 404)],
    ['they lead elsewhere', '/moved.vtt', { status: 302, headers: { location: '/a.vtt' } }],
    ['they are far too large', '/large.vtt', vtt(VTT + 'x'.repeat(2_000_000))],
    ['they are a web page', '/page.vtt', { ...vtt(VTT), headers: { 'content-type': 'text/html' } }],
  ])('goes on without them where %s', async (_what, path, reply) => {
    replies = { [path]: reply, '/a.vtt': vtt(VTT) };
    expect(await loadPassages(`${site.url}${path}`, { outside })).toEqual([]);
    expect(site.paths()).toEqual([`GET ${path}`]);
  });

  it('reaches no address that is not public or not encrypted', async () => {
    replies = { '/b.vtt': vtt(VTT) };
    const { port } = new URL(site.url);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1'])
      for (const protocol of ['http', 'https'])
        expect(await loadPassages(`${protocol}://${host}:${port}/b.vtt`)).toEqual([]);
    expect(await loadPassages(undefined)).toEqual([]);
    expect(site.requests).toEqual([]);
  });
});
