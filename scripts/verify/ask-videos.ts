import { z } from 'zod';
import { askWeb, type Web } from './ask-web';
import type { Target } from './targets';
import type { Walk } from './walk-hosts';

const API = 'https://www.googleapis.com/youtube/v3';
/** Maximum number of ids per call, which costs one of the daily 10,000 units. */
const BATCH = 50;

const answerSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      status: z
        .object({ privacyStatus: z.string().optional(), embeddable: z.boolean().optional() })
        .default({}),
    }),
  ),
});

/** Checks what it can and returns the targets that must be checked in another way. */
export type AskVideos = (targets: Target[], walk: Walk) => Promise<Target[]>;

/** Fifty videos or playlists per call with the YouTube Data API; ids that it does not list are gone. */
export function createAskVideos(web: Web, key: string, api = API): AskVideos {
  async function askBatch(
    kind: 'youtube' | 'youtube-playlist',
    batch: Target[],
    walk: Walk,
  ): Promise<boolean> {
    const query = new URLSearchParams({
      part: 'status',
      id: batch.map(({ id }) => id).join(','),
      maxResults: `${BATCH}`,
      key,
    });
    const address = `${api}/${kind === 'youtube' ? 'videos' : 'playlists'}?${query}`;
    try {
      const { status, text } = await askWeb(web, address, { method: 'GET', read: true, signal: walk.signal });
      if (status !== 200) return false;
      const { items } = answerSchema.parse(JSON.parse(text));
      const there = new Set(
        items
          .filter(({ status: s }) => s.privacyStatus !== 'private' && s.embeddable !== false)
          .map(({ id }) => id),
      );
      // An empty answer to fifty ids is more likely a problem of the key than fifty missing videos.
      if (items.length === 0 && batch.length === BATCH) return false;
      for (const target of batch)
        walk.onFinding(target, { verdict: there.has(target.id) ? 'alive' : 'gone' });
      return true;
    } catch {
      walk.signal?.throwIfAborted();
      return false;
    }
  }

  return async (targets, walk) => {
    const rest = targets.filter(({ kind }) => kind === 'page');
    for (const kind of ['youtube', 'youtube-playlist'] as const) {
      const own = targets.filter((target) => target.kind === kind);
      while (own.length > 0) {
        const batch = own.slice(0, BATCH);
        if (!(await askBatch(kind, batch, walk))) break;
        own.splice(0, BATCH);
      }
      // Without quota, or with a refused key, the targets are checked without a key.
      rest.push(...own);
    }
    return rest;
  };
}
