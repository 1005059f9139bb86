import { forAllTests } from '@/__tests__/support/fixtures';
import { loadCaptions } from '@/lib/sources/server/captions/load-captions';
import transcript from '@/pages/api/transcript';
import { aCourse, aLesson } from '@/scripts/fakes/course';
import { serveRoute } from '@/scripts/fakes/request';

const mockCourse = aCourse({
  id: 'algebra',
  language: 'es',
  lessons: [
    aLesson({
      captions: [
        { address: 'https://ocw.mit.edu/1.vtt', language: 'en', kind: 'captions' },
        { address: 'https://ocw.mit.edu/1-es.vtt', language: 'es', kind: 'subtitles' },
      ],
    }),
    aLesson(),
  ],
});
jest.mock('@/lib/search/server/catalog', () => ({
  catalog: () => ({
    findCourse: async (id: string) =>
      id === 'algebra' ? { kind: 'found', course: mockCourse, topics: [], related: [] } : { kind: 'missing' },
  }),
}));
jest.mock('@/lib/sources/server/live-sources', () => ({
  ...jest.requireActual('@/lib/sources/server/live-sources'),
  liveSources: () => [],
}));
jest.mock('@/lib/sources/server/captions/load-captions');
const load = jest.mocked(loadCaptions);

const site = forAllTests(() => serveRoute(transcript));
beforeEach(() => load.mockReset().mockResolvedValue([{ start: 1.5, end: 4, text: 'Dos líneas.' }]));

const ask = (query: string) => fetch(`${site.url}/api/transcript?${query}`);

test('answers what is said, in the language of the course or the one that is asked for', async () => {
  const response = await ask('id=algebra&lesson=1');
  expect(await response.json()).toEqual({
    language: 'es',
    host: 'ocw.mit.edu',
    cues: [[1.5, 4, 'Dos líneas.']],
  });
  expect(response.headers.get('cache-control')).toContain('public');
  await ask('id=algebra&lesson=1&language=en');
  expect(load.mock.calls.map(([address]) => address)).toEqual([
    'https://ocw.mit.edu/1-es.vtt',
    'https://ocw.mit.edu/1.vtt',
  ]);
});

test('says that the source sent nothing, and for a minute only', async () => {
  load.mockResolvedValue(undefined);
  const response = await ask('id=algebra&lesson=1');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ language: 'es', host: 'ocw.mit.edu' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

test.each([
  ['id=algebra&lesson=2', 404, 'transcript/none'],
  ['id=algebra&lesson=9', 404, 'transcript/none'],
  ['id=geometry&lesson=1', 404, 'course/not-found'],
  ['id=algebra', 400, 'request/invalid'],
  ['id=algebra&lesson=https://evil.example/a.vtt', 400, 'request/invalid'],
])('asks nobody for %s', async (query, status, code) => {
  const response = await ask(query);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(load).not.toHaveBeenCalled();
});
