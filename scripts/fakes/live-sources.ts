import { SOURCES } from '@/lib/server/sources/registry';
import { type CacheStore, createMemoryStore } from '@/lib/server/sources/source/cache-store';
import { createFetchJson } from '@/lib/server/sources/source/fetch-json';
import { createLiveSource } from '@/lib/server/sources/source/live-source';
import { playArchive } from '@/scripts/fakes/sources/archive';
import { playKolibri } from '@/scripts/fakes/sources/kolibri';
import { playMitLearn } from '@/scripts/fakes/sources/mit-learn';
import { playPeerTube } from '@/scripts/fakes/sources/peertube';
import { playYouTube } from '@/scripts/fakes/sources/youtube';
import type { ContractServer, Play } from './contract-server';

/** The normal answers of each source. */
export const PLAYS: Record<string, Extract<Play, (...args: never[]) => unknown>> = {
  youtube: playYouTube,
  'mit-learn': playMitLearn,
  peertube: playPeerTube,
  archive: playArchive,
  kolibri: playKolibri,
};

type Options = { store?: CacheStore; now?: () => number; deadlineMs?: number };

/** A live source, configured as on the site, that calls the contract server. */
export function aLiveSource(id: string, server: ContractServer, options: Options = {}) {
  const definition = SOURCES.find((source) => source.id === id);
  if (!definition) throw new Error(`no source ${id}`);
  const baseUrl = server.baseUrl(id);
  return createLiveSource(
    { ...definition, baseUrl },
    {
      store: options.store ?? createMemoryStore(),
      fetchJson: createFetchJson(baseUrl, 'Polymath/1.0 (+https://polymath.example; test@polymath.example)'),
      key: 'test-key',
      ...(options.now && { now: options.now }),
      ...(options.deadlineMs && { deadlineMs: options.deadlineMs }),
    },
  );
}
