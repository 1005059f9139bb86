import { AppError } from '@/lib/errors';
import { cachePublicly, route } from '@/lib/http/server';
import { spellQuery } from '@/lib/query-spelling';
import { readSearch } from '@/lib/search';
import { catalog } from '@/lib/search/server';
import { curatedWords, listTopic } from '@/lib/seo/server';

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
