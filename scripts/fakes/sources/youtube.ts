import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

export const PLAYLIST_ID = 'PLfixtureLinearAlgebra01';
const VIDEO_IDS = ['fixture-v01', 'fixture-v02', 'fixture-v03'] as const;
export const LONG_VIDEO_ID = 'fixture-lng';

const CHAPTERS = ['0:00 What a vector is', '12:30 - Adding vectors', '1:02:03 Matrices'].join('\n');

type VideoOverrides = {
  title?: string;
  description?: string;
  duration?: string;
  categoryId?: string;
  status?: Record<string, unknown>;
};

/** A public, processed, embeddable video that is not made for kids, in the format of `videos.list`. */
export function aYouTubeVideo(id: string, overrides: VideoOverrides = {}) {
  const title = overrides.title ?? `Lecture ${id}`;
  return {
    kind: 'youtube#video',
    etag: 'video-etag',
    id,
    snippet: {
      publishedAt: '2019-03-21T20:37:49.000Z',
      channelId: 'UCfixture',
      title,
      description: overrides.description ?? '',
      thumbnails: { default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 } },
      channelTitle: 'Fixture University',
      categoryId: overrides.categoryId ?? '27',
      liveBroadcastContent: 'none',
      defaultAudioLanguage: 'en-US',
      localized: { title, description: '' },
    },
    contentDetails: {
      duration: overrides.duration ?? 'PT21M7S',
      dimension: '2d',
      definition: 'hd',
      caption: 'false',
      licensedContent: true,
      contentRating: {},
      projection: 'rectangular',
    },
    status: {
      uploadStatus: 'processed',
      privacyStatus: 'public',
      license: 'youtube',
      embeddable: true,
      publicStatsViewable: true,
      madeForKids: false,
      ...overrides.status,
    },
    statistics: { viewCount: '1234' },
  };
}

const VIDEOS = [
  aYouTubeVideo('fixture-v01', { title: 'Vectors <T> & spaces' }),
  aYouTubeVideo('fixture-v02', { duration: 'PT1H2M3S' }),
  aYouTubeVideo('fixture-v03', { status: { embeddable: false } }),
  aYouTubeVideo(LONG_VIDEO_ID, {
    title: 'Linear algebra in one go',
    duration: 'PT2H',
    description: CHAPTERS,
  }),
];

const page = (kind: string, items: unknown[]) => ({
  kind: `youtube#${kind}`,
  etag: 'list-etag',
  pageInfo: { totalResults: items.length, resultsPerPage: 50 },
  items,
});

const found = (id: Record<string, string>, title: string) => ({
  kind: 'youtube#searchResult',
  etag: 'hit-etag',
  id,
  snippet: {
    publishedAt: '2019-12-05T19:00:10.000Z',
    channelId: 'UCfixture',
    title,
    description: 'Cut short ...',
    thumbnails: {},
    channelTitle: 'Fixture University',
    liveBroadcastContent: 'none',
  },
});

const PLAYLIST = {
  kind: 'youtube#playlist',
  etag: 'playlist-etag',
  id: PLAYLIST_ID,
  snippet: {
    publishedAt: '2018-05-10T00:18:56.000Z',
    channelId: 'UCfixture',
    title: 'Linear Algebra, Full Course',
    description: '',
    thumbnails: {
      default: { url: `https://i.ytimg.com/vi/${VIDEO_IDS[0]}/default.jpg`, width: 120, height: 90 },
    },
    channelTitle: 'Fixture University',
    localized: { title: 'Linear Algebra, Full Course', description: '' },
  },
  contentDetails: { itemCount: 3 },
};

/** Fakes `search`, `playlists`, `playlistItems` and `videos` with one playlist and four videos. */
export function playYouTube({ path, params }: ContractRequest): ContractAnswer {
  const ids = (params.get('id') ?? '').split(',');
  switch (path) {
    case '/search':
      return {
        body: {
          ...page('searchListResponse', [
            found({ kind: 'youtube#playlist', playlistId: PLAYLIST_ID }, 'Linear Algebra, Full Course'),
            found({ kind: 'youtube#video', videoId: LONG_VIDEO_ID }, 'Linear algebra &amp; more'),
            found({ kind: 'youtube#video', videoId: VIDEO_IDS[2] }, 'Not for other sites'),
          ]),
          pageInfo: { totalResults: 1_000_000, resultsPerPage: 50 },
          regionCode: 'US',
        },
      };
    case '/playlists':
      return { body: page('playlistListResponse', ids.includes(PLAYLIST_ID) ? [PLAYLIST] : []) };
    case '/playlistItems': {
      if (params.get('playlistId') !== PLAYLIST_ID)
        return youTubeError(404, 'playlistNotFound', 'youtube.playlistItem');
      const second = params.get('pageToken') === 'page-2';
      const listed = second ? VIDEO_IDS.slice(2) : VIDEO_IDS.slice(0, 2);
      const items = listed.map((videoId, position) => ({
        kind: 'youtube#playlistItem',
        etag: 'item-etag',
        id: `item-${videoId}`,
        snippet: { title: videoId, position, playlistId: PLAYLIST_ID, resourceId: { videoId } },
        contentDetails: { videoId, videoPublishedAt: '2019-03-21T20:37:49.000Z' },
        status: { privacyStatus: 'public' },
      }));
      return {
        body: { ...page('playlistItemListResponse', items), ...(!second && { nextPageToken: 'page-2' }) },
      };
    }
    case '/videos':
      return {
        body: page(
          'videoListResponse',
          VIDEOS.filter(({ id }) => ids.includes(id)),
        ),
      };
    default:
      return youTubeError(404, 'notFound', 'global');
  }
}

/** An error in the older format, which is still documented. */
export function youTubeError(status: number, reason: string, domain: string): ContractAnswer {
  return {
    status,
    body: { error: { code: status, message: reason, errors: [{ message: reason, domain, reason }] } },
  };
}

/** An error in the format of 2026, with the exceeded quota. */
export function youTubeQuota(unit: '1/d/{project}' | '1/min/{project}'): ContractAnswer {
  return {
    status: 429,
    body: {
      error: {
        code: 429,
        message: "Quota exceeded for quota metric 'Search Queries'",
        errors: [{ message: 'Quota exceeded', domain: 'global', reason: 'rateLimitExceeded' }],
        status: 'RESOURCE_EXHAUSTED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'RATE_LIMIT_EXCEEDED',
            domain: 'googleapis.com',
            metadata: { quota_unit: unit, quota_metric: 'youtube.googleapis.com/search_list' },
          },
        ],
      },
    },
  };
}

/** A key that is invalid or restricted to other hosts. */
export function youTubeKeyError(status: number, reason: string): ContractAnswer {
  return {
    status,
    body: {
      error: {
        code: status,
        message: 'The key cannot be used.',
        errors: [{ message: 'The key cannot be used.', domain: 'global', reason: 'badRequest' }],
        status: 'INVALID_ARGUMENT',
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }],
      },
    },
  };
}

export const youtubeFixture: SourceFixture = {
  id: 'youtube',
  play: playYouTube,
  known: PLAYLIST_ID,
  unknown: 'PLfixtureNobodyKnowsIt',
  empty: { kind: 'youtube#searchListResponse', items: [], pageInfo: { totalResults: 0 } },
};
