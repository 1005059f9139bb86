import { toLearningLanguages } from '@/lib/course';
import { cachePublicly, route } from '@/lib/http/server';
import { MAX_QUERY_LENGTH } from '@/lib/query-spelling';
import { suggestionHere } from '@/lib/search';
import { catalog } from '@/lib/search/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

const LIMIT = 8;

/** `GET /api/suggest?q=...&prefer=es`: suggestions for the typed text, best first, in the preferred languages. */
export default route({
  GET: async (req, res) => {
    const { q, prefer } = req.query;
    const typed = ((Array.isArray(q) ? q[0] : q) ?? '').slice(0, MAX_QUERY_LENGTH);
    const suggestions =
      typed.trim() === '' ? [] : await catalog().suggest(typed, LIMIT, toLearningLanguages([prefer].flat()));
    cachePublicly(res);
    res.json({ suggestions: suggestions.map(suggestionHere) });
  },
});
