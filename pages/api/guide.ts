import type { GuideState } from '@/lib/guide';
import { guide, identifyRequester, readToken } from '@/lib/guide/server';
import { clientOf, route } from '@/lib/http/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /api/guide`: whether a model answers here, and the remaining quota. */
export default route({
  GET: async (req, res) => {
    const services = guide();
    res.setHeader('Cache-Control', 'private, no-store');
    if (!services) return res.json({ model: false } satisfies GuideState);
    const requester = await identifyRequester(req.headers.authorization, clientOf(req), readToken);
    res.json({ model: true, quota: await services.quotas.look(requester) } satisfies GuideState);
  },
});
