import { makePlan } from '@/lib/guide/plan/make-plan';
import { noteGuide } from '@/lib/server/analytics/note-guide';
import { gatherStages } from '@/lib/server/guide/prompt/gather-stages';
import { readPlanRequest } from '@/lib/server/guide/request/read-plan-request';
import { cachePublicly } from '@/lib/server/http/cache-headers';
import { route } from '@/lib/server/http/route';
import { catalog } from '@/lib/server/search';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /api/path?goal=...&level=...&hours=...&language=...`: a study plan by rule. */
export default route({
  cost: 5,
  GET: async (req, res) => {
    const request = readPlanRequest(req.query);
    const plan = makePlan(request, await gatherStages(catalog(), request));
    noteGuide(req.headers, { about: 'plan', by: 'rule', outcome: 'answered' });
    cachePublicly(res);
    res.json(plan);
  },
});
