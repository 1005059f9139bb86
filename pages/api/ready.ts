import { route } from '@/lib/server/http/route';
import { type Readiness, readReadiness } from '@/lib/server/readiness';
import { catalog } from '@/lib/server/search';
import { SingleFlight } from '@/lib/server/single-flight';
import { liveHealth } from '@/lib/server/sources';

/** Nobody reads a body here, and Next's own reader answers a broken one in words of its own. */
export const config = { api: { bodyParser: false } };

/** However many ask at once, the worker that answers searches is asked once. */
const checks = new SingleFlight<Readiness>();

/** `GET /api/ready`: whether this server should be sent visitors, with 503 and the reasons when it should not. */
export default route({
  cost: 0,
  GET: async (_req, res) => {
    const readiness = await checks.join('ready', () => readReadiness(catalog(), liveHealth));
    res.setHeader('Cache-Control', 'no-store');
    if (!readiness.ready) res.setHeader('Retry-After', '5');
    res.status(readiness.ready ? 200 : 503).json(readiness);
  },
});
