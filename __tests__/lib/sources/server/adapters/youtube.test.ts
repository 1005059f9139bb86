import { forAllTests } from '@/__tests__/support/fixtures';
import { log } from '@/lib/server/log';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { aLiveSource } from '@/scripts/fakes/live-sources';
import {
  aYouTubeVideo,
  LONG_VIDEO_ID,
  PLAYLIST_ID,
  playYouTube,
  youTubeError,
  youTubeKeyError,
  youTubeQuota,
} from '@/scripts/fakes/sources/youtube';

const server = forAllTests(startContractServer);
beforeEach(() => server.play('youtube', playYouTube));

const isSearch = (path: string) => path === '/search';

describe('a search', () => {
  it('shows playlists with their number of videos and long videos with their chapters, in the order of YouTube', async () => {
    const answer = await aLiveSource('youtube', server).search('linear algebra');

    expect(answer).toMatchObject({
      kind: 'found',
      hits: [
        {
          lessonCount: 3,
          course: {
            id: `youtube-${PLAYLIST_ID}`,
            provider: 'Fixture University',
            platform: 'YouTube',
            kind: 'video-series',
            cost: 'free',
            language: 'und',
            previewVideo: { host: 'youtube', id: 'fixture-v01' },
            year: 2018,
          },
        },
        {
          course: {
            id: `youtube-${LONG_VIDEO_ID}`,
            title: 'Linear algebra in one go',
            language: 'en-US',
            lessons: [
              {
                seconds: 7_200,
                chapters: [
                  { title: 'What a vector is', start: 0 },
                  { title: 'Adding vectors', start: 750 },
                  { title: 'Matrices', start: 3_723 },
                ],
              },
            ],
          },
        },
      ],
    });
  });

  it('spends one search and two units, and says so', async () => {
    const source = aLiveSource('youtube', server);
    await source.search('linear algebra');
    await source.search('Linear algebra');

    expect(server.requests).toHaveLength(3);
    expect((await source.status()).quotas).toEqual([
      { name: 'searches', used: 1, limit: 100 },
      { name: 'units', used: 2, limit: 10_000 },
    ]);
  });

  it('never asks for counts of views or likes, by which nothing here may be ordered', async () => {
    const source = aLiveSource('youtube', server);
    const answer = await source.search('linear algebra');
    await source.getCourse(PLAYLIST_ID);

    const parts = server.requests.flatMap(({ params }) => (params.get('part') ?? '').split(','));
    expect(new Set(parts)).toEqual(new Set(['snippet', 'contentDetails', 'status']));
    expect(server.requests.map(({ params }) => params.get('order'))).not.toContain('viewCount');
    expect(JSON.stringify(answer)).not.toContain('1234');
  });

  it.each([
    ['made for kids', { status: { madeForKids: true } }],
    ['private', { status: { privacyStatus: 'private' } }],
    ['not for other sites', { status: { embeddable: false } }],
    ['still being processed', { status: { uploadStatus: 'uploaded' } }],
    ['shorter than 20 minutes', { duration: 'PT19M59S' }],
    ['a stream that has not ended', { duration: 'P0D' }],
    ['about something else', { categoryId: '10' }],
  ])('leaves out a video that is %s', async (_why, overrides) => {
    server.play('youtube', (request) =>
      request.path === '/videos'
        ? { body: { items: [aYouTubeVideo(LONG_VIDEO_ID, { duration: 'PT2H', ...overrides })] } }
        : playYouTube(request),
    );

    const answer = await aLiveSource('youtube', server).search('linear algebra');

    const ids = answer.kind === 'found' ? answer.hits.map(({ course }) => course.id) : [];
    expect(ids).toEqual([`youtube-${PLAYLIST_ID}`]);
  });

  it('asks for courses where the words do not', async () => {
    const source = aLiveSource('youtube', server);
    for (const words of ['guitar', 'guitar lessons', '操作系统']) await source.search(words);

    const asked = server.requests.filter(({ path }) => isSearch(path)).map(({ params }) => params.get('q'));
    expect(asked).toEqual(['guitar course', 'guitar lessons', '操作系统']);
  });
});

describe('a course', () => {
  it('has the lessons of all pages that can be played here, titles to the letter', async () => {
    const answer = await aLiveSource('youtube', server).getCourse(PLAYLIST_ID);

    expect(answer).toMatchObject({
      kind: 'found',
      course: {
        language: 'en-US',
        lessons: [
          { title: 'Vectors <T> & spaces', seconds: 1_267, video: { host: 'youtube', id: 'fixture-v01' } },
          { title: 'Lecture fixture-v02', seconds: 3_723, uploadedAt: '2019-03-21T20:37:49.000Z' },
        ],
      },
    });
    const paths = server.requests.map(({ path }) => path);
    expect(paths.filter((path) => path === '/playlistItems')).toHaveLength(2);
  });

  it('is gone when its playlist is', async () => {
    server.play('youtube', (request) =>
      request.path === '/playlists'
        ? playYouTube(request)
        : youTubeError(404, 'playlistNotFound', 'youtube.playlistItem'),
    );

    await expect(aLiveSource('youtube', server).getCourse(PLAYLIST_ID)).resolves.toEqual({ kind: 'gone' });
  });
});

describe('the quota', () => {
  const MIDNIGHT_IN_CALIFORNIA = Date.parse('2026-11-22T08:00:00Z');

  it.each([
    ['the form of 2026', youTubeQuota('1/d/{project}')],
    ['the older form', youTubeError(403, 'quotaExceeded', 'youtube.quota')],
    ['the form of a daily limit', youTubeError(403, 'dailyLimitExceeded', 'usageLimits')],
  ])('is used up until midnight in California after %s; courses still open', async (_form, error) => {
    let time = MIDNIGHT_IN_CALIFORNIA - 3_600_000;
    server.play('youtube', (request) => (isSearch(request.path) ? error : playYouTube(request)));
    const source = aLiveSource('youtube', server, { now: () => time });

    await expect(source.search('a')).resolves.toEqual({ kind: 'unavailable', fault: 'over-quota' });
    const before = server.requests.length;
    await expect(source.search('b')).resolves.toEqual({ kind: 'unavailable', fault: 'over-quota' });
    expect(server.requests).toHaveLength(before);
    await expect(source.getCourse(PLAYLIST_ID)).resolves.toMatchObject({ kind: 'found' });
    expect((await source.status()).quotas[0]).toMatchObject({ name: 'searches', used: 100 });

    time = MIDNIGHT_IN_CALIFORNIA + 1_000;
    server.play('youtube', playYouTube);
    await expect(source.search('c')).resolves.toMatchObject({ kind: 'found' });
  });

  it('waits out a burst and tries once more', async () => {
    let searches = 0;
    server.play('youtube', (request) =>
      isSearch(request.path) && ++searches === 1 ? youTubeQuota('1/min/{project}') : playYouTube(request),
    );

    await expect(aLiveSource('youtube', server).search('a')).resolves.toMatchObject({ kind: 'found' });
    expect(searches).toBe(2);
  });
});

it.each([
  ['a wrong key', youTubeKeyError(400, 'API_KEY_INVALID')],
  ['a wrong key in the older form', youTubeError(400, 'keyInvalid', 'usageLimits')],
  ['a blocked method', youTubeKeyError(403, 'API_KEY_SERVICE_BLOCKED')],
  ['a key for another referrer', youTubeKeyError(403, 'API_KEY_HTTP_REFERRER_BLOCKED')],
  ['an API that is not switched on', youTubeError(403, 'accessNotConfigured', 'usageLimits')],
  ['parameters that do not fit', youTubeError(400, 'invalidParameter', 'youtube.parameter')],
  ['an error of another shape', { status: 400, body: { error: 'error message' } }],
])('tells the operator of %s once, without the key, and stops asking', async (_what, error) => {
  const say = jest.spyOn(log, 'error').mockImplementation();
  server.play('youtube', () => error);
  const source = aLiveSource('youtube', server);

  await expect(source.search('a')).resolves.toEqual({ kind: 'unavailable', fault: 'refused' });
  await expect(source.search('b')).resolves.toEqual({ kind: 'unavailable', fault: 'refused' });

  expect(server.requests).toHaveLength(1);
  expect(say).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(say.mock.calls)).not.toContain('test-key');
  await expect(source.status()).resolves.toMatchObject({ state: 'resting', fault: 'refused' });
  say.mockRestore();
});
