import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/lib/errors';
import { leaving, openEvents, route } from '@/lib/http/server';
import { spellQuery } from '@/lib/query-spelling';
import { spenderOf } from '@/lib/screens/server/ask-context';
import { readSearch } from '@/lib/search';
import { catalog } from '@/lib/search/server';
import { curatedWords, listTopic } from '@/lib/seo/server';
import { streamsEnd } from '@/lib/server/shutdown';
import { liveSources, streamLive, toBuiltIn } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** Maximum number of concurrent streams; each holds a connection and a few hundred kilobytes. */
const MAX_STREAMS = 300;
let streams = 0;

async function answer(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  const signal = AbortSignal.any([leaving(res), streamsEnd()]);
  const { q, unasked, ...rest } = req.query;
  const spelling = spellQuery((Array.isArray(q) ? q[0] : q) ?? '');
  if (spelling.kind !== 'words') throw new AppError('request/invalid');
  const search = listTopic(readSearch(spelling.words, rest), await curatedWords(catalog()));
  const found = await catalog().search(search);
  const { wanted = search.words, exclusions } = found;
  const builtIn = toBuiltIn(catalog(), found);
  const spender = spenderOf(req, unasked === '1' ? 'background' : 'user');
  const events = streamLive(
    liveSources(),
    { words: wanted, filters: search.filters, ...(exclusions && { exclusions }), builtIn, spender },
    signal,
  );
  const stream = openEvents(res);
  try {
    for await (const event of events) await stream.send(event);
  } finally {
    stream.close();
  }
}

/**
 * `GET /api/search/live?q=...` with the parameters of the search page: server-sent events as sources
 * answer, each a `LiveEvent`. Only for the pages of this site: the terms of the sources allow displaying their
 * data, not passing it on.
 */
export default route({
  cost: 10,
  GET: async (req, res) => {
    const from = req.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') throw new AppError('request/foreign');
    if (streams >= MAX_STREAMS) throw new AppError('search/unavailable');
    streams++;
    try {
      await answer(req, res);
    } finally {
      streams--;
    }
  },
});
