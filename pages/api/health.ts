import { guideHealth } from '@/lib/server/guide';
import { route } from '@/lib/server/http/route';
import { liveHealth } from '@/lib/server/sources';

/** Nobody reads a body here, and Next's own reader answers a broken one in words of its own. */
export const config = { api: { bodyParser: false } };

/**
 * `GET /api/health`: the process is alive and answers, with how its live sources do and what is used of their day and
 * of the guide's model. It asks no source anything and stays well whatever they do; `/api/ready` says whether visitors should come.
 */
export default route({
  cost: 0,
  GET: async (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const [live, guide] = await Promise.all([liveHealth(), guideHealth()]);
    res.json({ ok: true, live, guide });
  },
});
