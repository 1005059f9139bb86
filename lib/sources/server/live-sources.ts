import type { Course } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { type ServerEnv, serverEnv } from '@/lib/server/env';
import { sharedRedis } from '@/lib/server/redis';
import { site } from '@/lib/site';
import { type CacheStore, createMemoryStore } from './cache/cache-store';
import { createRedisStore } from './cache/redis-cache-store';
import { SOURCES } from './registry';
import { createFetchJson } from './source/fetch-json';
import { createLiveSource, type LiveSource } from './source/live-source';
import type { SourceError } from './source/source-error';
import type { SourceDefinition } from './source.types';

type Settings = Pick<ServerEnv, 'LIVE_SOURCES' | 'LIVE_SOURCE_URLS' | 'YOUTUBE_API_KEY'>;

/** The user agent, with the operator's address for those who run the sources. */
export function userAgent(): string {
  const { siteUrl, operatorEmail } = publicEnv;
  return `${site.name}/1.0 (+${siteUrl}${operatorEmail ? `; ${operatorEmail}` : ''})`;
}

/**
 * The sources that the settings enable, in the order of the registry.
 * @throws Error naming the wrong variable
 */
export function chooseSources(settings: Settings): SourceDefinition[] {
  const { LIVE_SOURCES: wanted, LIVE_SOURCE_URLS: urls = {} } = settings;
  const known = new Set([...SOURCES.map(({ id }) => id), 'none']);
  for (const [variable, given] of [
    ['LIVE_SOURCES', wanted ?? []],
    ['LIVE_SOURCE_URLS', Object.keys(urls)],
  ] as const) {
    const unknown = given.find((name) => !known.has(name));
    if (unknown)
      throw new Error(`${variable}: there is no source "${unknown}", only ${[...known].join(', ')}.`);
  }
  const keyless = wanted?.find((name) => {
    const needs = SOURCES.find(({ id }) => id === name)?.needs;
    return needs && !settings[needs];
  });
  if (keyless) throw new Error(`LIVE_SOURCES: the source "${keyless}" needs YOUTUBE_API_KEY.`);
  return SOURCES.filter(({ id, needs }) => (wanted ? wanted.includes(id) : !needs || settings[needs])).map(
    (definition) => ({
      ...definition,
      baseUrl: (urls[definition.id] ?? definition.baseUrl).replace(/\/$/, ''),
    }),
  );
}

export function createSources(
  settings: Settings,
  store: CacheStore,
  onFailure?: (source: string, error: SourceError) => void,
): LiveSource[] {
  return chooseSources(settings).map((definition) =>
    createLiveSource(definition, {
      store,
      fetchJson: createFetchJson(definition.baseUrl, userAgent()),
      ...(definition.needs && { key: settings[definition.needs] }),
      ...(onFailure && { onFailure: (error: SourceError) => onFailure(definition.id, error) }),
    }),
  );
}

const plugged = oncePerProcess('live sources', () => {
  const redis = sharedRedis();
  const store = redis ? createRedisStore(redis) : createMemoryStore();
  return { store, sources: createSources(serverEnv, store) };
});

/** The live sources of this site, chosen by the environment. */
export const liveSources = (): readonly LiveSource[] => plugged().sources;

/** The state of each source, what is left of its daily quota, and where that is counted. */
export async function liveHealth() {
  const { store, sources } = plugged();
  return { store: await store.scope(), sources: await Promise.all(sources.map((source) => source.status())) };
}

/** The last known version of a live course, without a request to its source; for lists. */
export async function cachedLiveCourse(courseId: string): Promise<Course | undefined> {
  const found = findLiveSource(courseId);
  return found?.source.cachedCourse(found.id);
}

/** The source of a course id, and the source's own id of the course. */
export function findLiveSource(courseId: string): { source: LiveSource; id: string } | undefined {
  const source = liveSources().find(({ id }) => courseId.startsWith(`${id}-`));
  return source && { source, id: courseId.slice(source.id.length + 1) };
}
