import { AppError } from '@/lib/errors';
import { spellQuery } from '@/lib/search/query-spelling';
import { readSearch } from '@/lib/search/search-url';
import { cachePublicly } from '@/lib/server/http/cache-headers';
import { route } from '@/lib/server/http/route';
import { catalog } from '@/lib/server/search';
import { curatedWords, listTopic } from '@/lib/server/seo/curated-words';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/**
 * `GET /api/search?q=...` with the parameters of the search page; returns a `SearchAnswer`. `explain=1` adds
 * to every result the fields that matched and the parts of its score.
 */
export default route({
  cost: 2,
  GET: async (req, res) => {
    const { q, explain, ...rest } = req.query;
    const spelling = spellQuery((Array.isArray(q) ? q[0] : q) ?? '');
    if (spelling.kind !== 'words') throw new AppError('request/invalid');
    const search = listTopic(readSearch(spelling.words, rest), await curatedWords(catalog()));
    const answer = await catalog().search(search, { explain: explain === '1' });
    cachePublicly(res);
    res.json(answer);
  },
});
