import { playArchive } from '@/__tests__/fixtures/sources/archive';
import { playKolibri } from '@/__tests__/fixtures/sources/kolibri';
import { playMitLearn } from '@/__tests__/fixtures/sources/mit-learn';
import { playPeerTube } from '@/__tests__/fixtures/sources/peertube';
import { playYouTube } from '@/__tests__/fixtures/sources/youtube';
import { createFetchJson } from '@/lib/server/sources/fetch-json';
import { createLiveSource } from '@/lib/server/sources/live-source';
import { SOURCES } from '@/lib/server/sources/registry';
import { createMemoryStore, type Store } from '@/lib/server/sources/store';
import type { ContractServer, Play } from './contract-server';

/** What each source answers when all is well. */
export const PLAYS: Record<string, Extract<Play, (...args: never[]) => unknown>> = {
  youtube: playYouTube,
  'mit-learn': playMitLearn,
  peertube: playPeerTube,
  archive: playArchive,
  kolibri: playKolibri,
};

type Wish = { store?: Store; now?: () => number; deadlineMs?: number };

/** A live source, as the site plugs it together, that asks the contract server. */
export function aLiveSource(id: string, server: ContractServer, wish: Wish = {}) {
  const definition = SOURCES.find((source) => source.id === id);
  if (!definition) throw new Error(`no source ${id}`);
  const baseUrl = server.baseUrl(id);
  return createLiveSource(
    { ...definition, baseUrl },
    {
      store: wish.store ?? createMemoryStore(),
      fetchJson: createFetchJson(baseUrl, 'Polymath/1.0 (+https://polymath.example; test@polymath.example)'),
      key: 'test-key',
      ...(wish.now && { now: wish.now }),
      ...(wish.deadlineMs && { deadlineMs: wish.deadlineMs }),
    },
  );
}
