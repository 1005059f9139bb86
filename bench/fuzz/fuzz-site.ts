import { startAttackedSite } from '@/bench/attack/attacked-site';
import { startOutside } from '@/bench/attack/outside';

/** A search that a busy machine keeps waiting is an honest 503, and here nobody asks for too much. */
const PATIENT = { SEARCH_TIMEOUT_MS: '30000', LOG_LEVEL: 'silent' };

/** The built site with the limits of production, live sources and a model of this machine. */
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
