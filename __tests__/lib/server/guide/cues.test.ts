/** @jest-environment node */
import { MockAgent } from 'undici';
import { askedCourse } from '@/__tests__/support/guide-world';
import { readCues } from '@/lib/guide/read-cues';
import { gatherMaterial } from '@/lib/server/guide/gather-material';
import { loadCues } from '@/lib/server/guide/load-cues';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

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

describe('fetching captions', () => {
  const HOST = 'https://captions.example';
  const agent = new MockAgent();
  agent.disableNetConnect();
  const pool = agent.get(HOST);
  afterAll(() => agent.close());

  it('asks once, and again only after a day', async () => {
    pool.intercept({ path: '/a.vtt' }).reply(200, VTT);
    expect(await loadCues(`${HOST}/a.vtt`, agent)).toHaveLength(3);
    expect(await loadCues(`${HOST}/a.vtt`, agent)).toHaveLength(3);
  });

  it.each([
    ['there are none', '/none.vtt', 404, VTT],
    ['they lead elsewhere', '/moved.vtt', 302, VTT],
    ['they are far too large', '/large.vtt', 200, VTT + 'x'.repeat(2_000_000)],
  ])('goes on without them where %s', async (_what, path, status, body) => {
    pool.intercept({ path }).reply(status, body, { headers: { location: '/a.vtt' } });
    expect(await loadCues(`${HOST}${path}`, agent)).toEqual([]);
    agent.assertNoPendingInterceptors();
  });

  it('reaches no address that is not public or not encrypted', async () => {
    expect(await loadCues('http://captions.example/a.vtt', agent)).toEqual([]);
    expect(await loadCues('https://localhost:1/a.vtt')).toEqual([]);
    expect(await loadCues(undefined)).toEqual([]);
  });
});
