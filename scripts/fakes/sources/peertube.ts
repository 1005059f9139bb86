import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

export const UUID = '9c9de5e8-0a1e-484a-b099-e80766180a6d';
export const FOREIGN_UUID = '1c9de5e8-0a1e-484a-b099-e80766180a6e';

/** A video in the format of Sepia Search, on a server whose player may be embedded here. */
export function aPeerTubeVideo(overrides: Record<string, unknown> = {}, host = 'framatube.org') {
  return {
    uuid: UUID,
    publishedAt: '2021-07-12T10:00:00.000Z',
    language: { id: 'fr' },
    name: 'Cours de calcul différentiel',
    duration: 1_800,
    embedUrl: `https://${host}/videos/embed/${UUID}`,
    url: `https://${host}/videos/watch/${UUID}`,
    isLive: false,
    nsfw: false,
    account: { displayName: 'La Prof', host },
    channel: { displayName: 'Maths libres', host },
    ...overrides,
  };
}

const FOREIGN_HOST = 'tube.example.org';

const FOREIGN_VIDEO = aPeerTubeVideo(
  {
    uuid: FOREIGN_UUID,
    embedUrl: `https://${FOREIGN_HOST}/videos/embed/${FOREIGN_UUID}`,
    url: `https://${FOREIGN_HOST}/videos/watch/${FOREIGN_UUID}`,
  },
  FOREIGN_HOST,
);

/** Fakes the search of Sepia Search, also by id. */
export function playPeerTube({ path, params }: ContractRequest): ContractAnswer {
  if (path !== '/api/v1/search/videos') return { status: 404, body: { error: 'Not found' } };
  const videos = [aPeerTubeVideo(), FOREIGN_VIDEO, aPeerTubeVideo({ duration: 60 })];
  const uuids = params.getAll('uuids[]');
  if (uuids.length === 0 && !params.get('search')) {
    return { status: 400, body: { error: 'Should have a valid search' } };
  }
  const data = uuids.length > 0 ? videos.slice(0, 2).filter(({ uuid }) => uuids.includes(uuid)) : videos;
  return { body: { total: data.length, data } };
}

export const peertubeFixture: SourceFixture = {
  id: 'peertube',
  play: playPeerTube,
  known: UUID,
  unknown: '00000000-0a1e-484a-b099-e80766180a6d',
  empty: { total: 0, data: [] },
};
