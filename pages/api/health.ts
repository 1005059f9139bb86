import { guideHealth } from '@/lib/guide/server';
import { fromOwnNetwork, route } from '@/lib/http/server';
import { liveHealth } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/**
 * `GET /api/health`: the process is alive; to the own network with the state of its live sources, and the used quotas of
 * these and of the guide's model. It calls no source and is 200 whatever their state; `/api/ready` says whether the
 * server should get traffic.
 */
export default route({
  cost: 0,
  GET: async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!fromOwnNetwork(req)) return res.json({ ok: true });
    const [live, guide] = await Promise.all([liveHealth(), guideHealth()]);
    res.json({ ok: true, live, guide });
  },
});
