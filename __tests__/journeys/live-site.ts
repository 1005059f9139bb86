import { createHash } from 'node:crypto';
import { type ContractServer, startContractServer } from '@/scripts/fakes/contract-server';
import { PLAYS } from '@/scripts/fakes/live-sources';
import { serveOwn } from './own-site';
import { test as base } from './support';

const SOURCES = Object.keys(PLAYS);

type LiveSite = { url: string; sourceServer: ContractServer; allWell: () => void };

/** The built site with all live sources behind it, each played by a server of this machine. */
export const test = base.extend<object, { live: LiveSite }>({
  // Each journey is a client of its own, and has its own share of what the sources allow.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const number = Number.parseInt(createHash('sha256').update(testId).digest('hex').slice(0, 4), 16);
    await use({ 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}` });
  },
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const sourceServer = await startContractServer();
      const allWell = () => {
        sourceServer.reset();
        for (const source of SOURCES) sourceServer.play(source, PLAYS[source] ?? 'down');
      };
      allWell();
      const site = await serveOwn({
        YOUTUBE_API_KEY: 'journey',
        LIVE_SOURCES: '',
        LIVE_SOURCE_URLS: SOURCES.map((source) => `${source}=${sourceServer.baseUrl(source)}`).join(','),
        TRUSTED_PROXIES: 'loopback',
      });
      await use({ url: site.url, sourceServer, allWell });
      await site.stop();
      await sourceServer.close();
    },
    { scope: 'worker' },
  ],
});
