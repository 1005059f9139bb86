import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forAllTests } from '@/__tests__/support/fixtures';
import { log } from '@/lib/server/log';
import { type ContractRequest, startContractServer } from '@/scripts/fakes/contract-server';
import { aLiveSource } from '@/scripts/fakes/live-sources';
import { aYouTubeVideo } from '@/scripts/fakes/sources/youtube';

/** Answers of the real services: shortened ones here, or a folder of whole ones. */
const FOLDER = process.env.SOURCE_EXAMPLES || join(__dirname, '../../../fixtures/sources/recorded');
const PLAYLIST = 'PLOU2XLYxmsIJXsH2htG1g0NUjHGq62Q7i';

type Listed = { items: { snippet: { resourceId: { videoId: string } } }[] };
const recorded = <T = unknown>(name: string): T => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

const server = forAllTests(startContractServer);

function playRecorded({ path, params }: ContractRequest) {
  switch (path) {
    case '/search':
      return { body: recorded('youtube/search_by_keywords_p1.json') };
    case '/playlists':
      return { body: recorded('youtube/playlists_multi.json') };
    case '/playlistItems':
      return { body: recorded(`youtube/playlist_items_paged_${params.get('pageToken') ? 2 : 1}.json`) };
    default:
      return { body: { items: (params.get('id') ?? '').split(',').map((id) => aYouTubeVideo(id)) } };
  }
}

it('reads a recorded search of YouTube', async () => {
  server.play('youtube', playRecorded);

  await expect(aLiveSource('youtube', server).search('surfing')).resolves.toMatchObject({
    kind: 'found',
  });
});

it('shows nothing of recorded videos whose answer does not say that they may be embedded', async () => {
  server.play('youtube', (request) =>
    request.path === '/videos' ? { body: recorded('youtube/videos_info_multi.json') } : playRecorded(request),
  );

  await expect(aLiveSource('youtube', server).search('surfing')).resolves.toEqual({
    kind: 'found',
    hits: [],
  });
});

it('takes the lessons of a recorded playlist from all its pages, though they lack a part that was asked for', async () => {
  server.play('youtube', playRecorded);
  const listed = [1, 2].flatMap(
    (page) => recorded<Listed>(`youtube/playlist_items_paged_${page}.json`).items,
  );

  const answer = await aLiveSource('youtube', server).getCourse(PLAYLIST);

  expect(answer).toMatchObject({ kind: 'found', course: { title: 'I/O Live - Show Composite' } });
  const lessons = answer.kind === 'found' ? answer.course.lessons : [];
  expect(lessons?.map(({ video }) => 'id' in video && video.id)).toEqual(
    listed.map(({ snippet }) => snippet.resourceId.videoId),
  );
});

it.each([
  ['429-search-bucket-daily', 429, 'over-quota', 100],
  ['403-quotaExceeded-legacy', 403, 'over-quota', 100],
  ['400-api-key-invalid', 400, 'refused', 1],
  ['403-referrer-blocked', 403, 'refused', 1],
  ['error_response', 400, 'refused', 1],
  ['error_response_simple', 400, 'refused', 1],
  ['error_permission_resp', 403, 'refused', 1],
])('reads the recorded error %s', async (name, status, fault, searchesUsed) => {
  const said = jest.spyOn(log, 'error').mockImplementation();
  server.play('youtube', () => ({ status, body: recorded(`youtube/${name}.json`) }));
  const source = aLiveSource('youtube', server);

  await expect(source.search('algebra')).resolves.toEqual({ kind: 'unavailable', fault });

  expect((await source.status()).quotas[0]).toEqual({ name: 'searches', used: searchesUsed, limit: 100 });
  expect(said).toHaveBeenCalledTimes(fault === 'refused' ? 1 : 0);
  said.mockRestore();
});

it('reads a recorded list of MIT Learn', async () => {
  const list = recorded<{ results: { title: string }[] }>('mit-learn/learning_resources.json');
  server.play('mit-learn', () => ({ body: list }));

  const answer = await aLiveSource('mit-learn', server).search('leadership');

  const hits = answer.kind === 'found' ? answer.hits : [];
  expect(hits.map(({ course }) => course.title)).toEqual(list.results.map(({ title }) => title.trim()));
});
