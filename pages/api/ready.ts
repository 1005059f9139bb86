import { fromOwnNetwork, type Readiness, readReadiness, route } from '@/lib/http/server';
import { catalog } from '@/lib/search/server';
import { SingleFlight } from '@/lib/server/single-flight';
import { liveHealth } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** Concurrent requests share one check of the search worker. */
const checks = new SingleFlight<Readiness>();

/** What strangers need not know: what of the daily quotas is used, and what is wrong inside. */
const forStrangers = ({ ready, reasons, build, index }: Readiness) => ({ ready, reasons, build, index });

/** `GET /api/ready`: whether this server should get traffic; 503 with the reasons if not. */
export default route({
  cost: 0,
  GET: async (req, res) => {
    const readiness = await checks.join('ready', () => readReadiness(catalog(), liveHealth));
    res.setHeader('Cache-Control', 'no-store');
    if (!readiness.ready) res.setHeader('Retry-After', '5');
    res.status(readiness.ready ? 200 : 503).json(fromOwnNetwork(req) ? readiness : forStrangers(readiness));
  },
});
