import { readServerEnv } from '@/lib/server/env';
import { createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { chooseSources, createSources, findLiveSource } from '@/lib/sources/server/live-sources';
import { SOURCES } from '@/lib/sources/server/registry';

const ids = (variables: Record<string, string>) =>
  chooseSources(readServerEnv(variables)).map(({ id }) => id);

it('takes every source that needs no key, and YouTube with one', () => {
  const keyless = SOURCES.filter(({ needs }) => needs === undefined).map(({ id }) => id);
  expect(keyless).toContain('mit-learn');
  expect(ids({})).toEqual(keyless);
  expect(ids({ YOUTUBE_API_KEY: 'key' })).toEqual(SOURCES.map(({ id }) => id));
});

it('takes the ones that are named, or none', () => {
  expect(ids({ LIVE_SOURCES: 'kolibri, mit-learn' })).toEqual(['mit-learn', 'kolibri']);
  expect(ids({ LIVE_SOURCES: 'none' })).toEqual([]);
});

it.each([
  [{ LIVE_SOURCES: 'mit-learn,coursera' }, /LIVE_SOURCES: there is no source "coursera"/],
  [{ LIVE_SOURCES: 'youtube' }, /needs YOUTUBE_API_KEY/],
  [{ LIVE_SOURCE_URLS: 'nobody=http://127.0.0.1:1' }, /LIVE_SOURCE_URLS: there is no source "nobody"/],
  [{ LIVE_SOURCE_URLS: 'youtube' }, /LIVE_SOURCE_URLS/],
  [{ LIVE_SOURCE_URLS: 'youtube=file:///etc/passwd' }, /LIVE_SOURCE_URLS/],
  [{ REDIS_URL: 'http://redis' }, /REDIS_URL/],
])('names the variable that is wrong: %j', (variables, message) => {
  expect(() => ids(variables as Record<string, string>)).toThrow(message);
});

it('sends requests to another address where one is given', () => {
  const sources = chooseSources(readServerEnv({ LIVE_SOURCE_URLS: 'mit-learn=http://127.0.0.1:4170/mit/' }));
  expect(sources.find(({ id }) => id === 'mit-learn')?.baseUrl).toBe('http://127.0.0.1:4170/mit');
});

it('finds the source that a course id belongs to', () => {
  expect(findLiveSource('mit-learn-2683')).toMatchObject({ id: '2683', source: { id: 'mit-learn' } });
  expect(findLiveSource('6-170-software-studio-mit-opencourseware')).toBeUndefined();
});

it('says how each source does', async () => {
  const [source] = createSources(readServerEnv({ LIVE_SOURCES: 'kolibri' }), createMemoryStore());
  await expect(source?.status()).resolves.toEqual({ id: 'kolibri', state: 'ready', quotas: [] });
});
