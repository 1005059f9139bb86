import { catalog } from '@/lib/server/catalog';
import { route } from '@/lib/server/http/route';
import { readReadiness } from '@/lib/server/readiness';
import { liveHealth } from '@/lib/server/sources';

/** Nobody reads a body here, and Next's own reader answers a broken one in words of its own. */
export const config = { api: { bodyParser: false } };

/** `GET /api/ready`: whether this server should be sent visitors, with 503 and the reasons when it should not. */
export default route({
  cost: 0,
  GET: async (_req, res) => {
    const readiness = await readReadiness(catalog(), liveHealth);
    res.setHeader('Cache-Control', 'no-store');
    if (!readiness.ready) res.setHeader('Retry-After', '5');
    res.status(readiness.ready ? 200 : 503).json(readiness);
  },
});
