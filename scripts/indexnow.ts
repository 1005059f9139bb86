import { parseArgs } from 'node:util';
import { asSearchEngine } from '@polymath/engine';
import { indexFile, readPointer } from '@polymath/engine/files';
import { openEngine } from '@/lib/search/server/open-engine';
import { addressesSince, pingIndexNow } from '@/lib/seo/server/indexnow';
import { serverEnv } from '@/lib/server/env';
import { exitWith } from './run-command';

const USE = `Tells search engines that speak IndexNow which pages changed.

  npm run indexnow -w scripts -- --since 2026-11-01    courses that changed on that day or after it
  npm run indexnow -w scripts -- --all                 every course and topic

Needs INDEXNOW_KEY, with which the site must run too, NEXT_PUBLIC_SITE_URL, and an index (npm run catalog:build).`;

/** It passes messages on to all search engines that take part. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';

async function tellAll(): Promise<void> {
  const { values } = parseArgs({ options: { since: { type: 'string' }, all: { type: 'boolean' } } });
  const { INDEXNOW_KEY: key, INDEX_DIR } = serverEnv;
  const day = values.since !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(values.since);
  if (day === Boolean(values.all) || (values.since !== undefined && !day)) throw new Error(USE);
  if (!key) throw new Error('INDEXNOW_KEY is not set.');
  if (!process.env.NEXT_PUBLIC_SITE_URL) throw new Error('NEXT_PUBLIC_SITE_URL is not set.');
  const version = await readPointer(INDEX_DIR);
  if (!version) throw new Error('There is no index yet: run npm run catalog:build first.');
  const engine = openEngine(indexFile(INDEX_DIR, version));
  try {
    const told = await pingIndexNow(addressesSince(asSearchEngine(engine), values.since), {
      endpoint: ENDPOINT,
      key,
    });
    console.log(`${told} addresses told.`);
  } finally {
    engine.close();
  }
}

exitWith(tellAll());
