import { route } from '@/lib/server/http/route';
import { liveHealth } from '@/lib/server/sources';

/** `GET /api/health`: the server is alive; how its live sources do and what is left of their day. */
export default route({
  cost: 0,
  GET: async (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.json({ ok: true, live: await liveHealth() });
  },
});
