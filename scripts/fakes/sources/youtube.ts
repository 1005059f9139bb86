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

/** What the adapter reads of a public, processed, embeddable video that is not made for kids, as `videos.list` gives it. */
export function aYouTubeVideo(id: string, overrides: VideoOverrides = {}) {
  const { title = `Lecture ${id}`, description = '', categoryId = '27', duration = 'PT21M7S' } = overrides;
  const publishedAt = '2019-03-21T20:37:49.000Z';
  const channelTitle = 'Fixture University';
  return {
    id,
    snippet: { title, description, categoryId, publishedAt, channelTitle, defaultAudioLanguage: 'en-US' },
    contentDetails: { duration },
    status: {
      uploadStatus: 'processed',
      privacyStatus: 'public',
      embeddable: true,
      madeForKids: false,
      ...overrides.status,
    },
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

const PLAYLIST = {
  id: PLAYLIST_ID,
  snippet: {
    publishedAt: '2018-05-10T00:18:56.000Z',
    title: 'Linear Algebra, Full Course',
    thumbnails: { default: { url: `https://i.ytimg.com/vi/${VIDEO_IDS[0]}/default.jpg` } },
    channelTitle: 'Fixture University',
  },
  contentDetails: { itemCount: 3 },
};

/** Fakes `search`, `playlists`, `playlistItems` and `videos` with one playlist and four videos. */
export function playYouTube({ path, params }: ContractRequest): ContractAnswer {
  const ids = (params.get('id') ?? '').split(',');
  switch (path) {
    case '/search': {
      const found = [{ playlistId: PLAYLIST_ID }, { videoId: LONG_VIDEO_ID }, { videoId: VIDEO_IDS[2] }];
      return { body: { items: found.map((id) => ({ id })) } };
    }
    case '/playlists':
      return { body: { items: ids.includes(PLAYLIST_ID) ? [PLAYLIST] : [] } };
    case '/playlistItems': {
      if (params.get('playlistId') !== PLAYLIST_ID)
        return youTubeError(404, 'playlistNotFound', 'youtube.playlistItem');
      const second = params.get('pageToken') === 'page-2';
      const listed = second ? VIDEO_IDS.slice(2) : VIDEO_IDS.slice(0, 2);
      const items = listed.map((videoId) => ({ contentDetails: { videoId } }));
      return { body: { items, ...(!second && { nextPageToken: 'page-2' }) } };
    }
    case '/videos':
      return { body: { items: VIDEOS.filter(({ id }) => ids.includes(id)) } };
    default:
      return youTubeError(404, 'notFound', 'global');
  }
}

/** An error in the older format, which is still documented. */
export const youTubeError = (status: number, reason: string, domain: string): ContractAnswer => ({
  status,
  body: { error: { errors: [{ domain, reason }] } },
});

/** An error in the format of 2026: the exceeded quota. */
export const youTubeQuota = (unit: '1/d/{project}' | '1/min/{project}'): ContractAnswer => ({
  status: 429,
  body: {
    error: {
      errors: [{ domain: 'global', reason: 'rateLimitExceeded' }],
      status: 'RESOURCE_EXHAUSTED',
      details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_unit: unit } }],
    },
  },
});

/** A key that is invalid or restricted to other hosts. */
export const youTubeKeyError = (status: number, reason: string): ContractAnswer => ({
  status,
  body: {
    error: {
      errors: [{ domain: 'global', reason: 'badRequest' }],
      status: 'INVALID_ARGUMENT',
      details: [{ reason }],
    },
  },
});

export const youtubeFixture: SourceFixture = {
  id: 'youtube',
  play: playYouTube,
  known: PLAYLIST_ID,
  unknown: 'PLfixtureNobodyKnowsIt',
  empty: { items: [] },
};
