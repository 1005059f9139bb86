import { startAttackedSite } from '@/bench/attack/attacked-site';
import { startOutside } from '@/bench/attack/outside';

/** On a busy machine a slow search gives a 503, and no fuzz request should exceed a limit. */
const PATIENT = { SEARCH_TIMEOUT_MS: '30000', LOG_LEVEL: 'silent' };

/** The built site with the limits of production, and local live sources and a local model. */
export async function startFuzzSite(catalog: Record<'CATALOG_DIR' | 'INDEX_DIR', string>) {
  const outside = await startOutside();
  const site = await startAttackedSite({ ...catalog, ...outside.env, ...PATIENT });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      await outside.close();
    },
  };
}
