import { MAX_QUERY_LENGTH } from '@/lib/search/query-spelling';
import { catalog } from '@/lib/server/catalog';
import { cachePublicly } from '@/lib/server/http/cache-headers';
import { route } from '@/lib/server/http/route';

const LIMIT = 8;

/** `GET /api/suggest?q=...`: suggestions for what has been typed so far, best first. */
export default route({
  GET: async (req, res) => {
    const { q } = req.query;
    const typed = ((Array.isArray(q) ? q[0] : q) ?? '').slice(0, MAX_QUERY_LENGTH);
    const suggestions = typed.trim() === '' ? [] : await catalog().suggest(typed, LIMIT);
    cachePublicly(res);
    res.json({ suggestions });
  },
});
