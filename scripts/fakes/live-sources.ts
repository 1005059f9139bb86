import { type CacheStore, createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { SOURCES } from '@/lib/sources/server/registry';
import { createFetchJson } from '@/lib/sources/server/source/fetch-json';
import { createLiveSource } from '@/lib/sources/server/source/live-source';
import type { ContractServer } from './contract-server';
import type { SourceFixture } from './source-fixture.types';
import { archiveFixture } from './sources/archive';
import { kolibriFixture } from './sources/kolibri';
import { mitLearnFixture } from './sources/mit-learn';
import { peertubeFixture } from './sources/peertube';
import { youtubeFixture } from './sources/youtube';

/** A fixture for each source of the registry. */
const FIXTURES = [youtubeFixture, mitLearnFixture, peertubeFixture, archiveFixture, kolibriFixture];

/** The normal answers of each source. */
export const PLAYS: Record<string, SourceFixture['play']> = Object.fromEntries(
  FIXTURES.map(({ id, play }) => [id, play]),
);

/** @throws Error for a source that has none */
export function fixtureOf(id: string): SourceFixture {
  const found = FIXTURES.find((fixture) => fixture.id === id);
  if (!found) throw new Error(`The source ${id} has no fixture in scripts/fakes/live-sources.ts.`);
  return found;
}

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
