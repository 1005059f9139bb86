import { z } from 'zod';
import { extractOersi } from '@/harvest/extractors/oersi';
import { readJson, readShape } from '@/harvest/extractors/read-list';
import { SourceFault } from '@/harvest/harvest-error';
import { JSON_TYPES } from '@/harvest/http/ask';
import type { Step, Walk } from './walk.types';

const KEEP = '1m';
const SIZE = 1_000;
const COURSE = 'https://w3id.org/kim/hcrt/course';
const pitSchema = z.object({ id: z.string().min(1) });

/**
 * Reads OERSI's courses in the order of their addresses from one point in time. A run that goes on later opens a new
 * point in time and asks for what comes after the last address.
 */
export async function* walkOersi(walk: Walk): AsyncGenerator<Step> {
  if (!walk.contact)
    throw new SourceFault('refused', 'OERSI wants to know whom to write to: set NEXT_PUBLIC_OPERATOR_EMAIL');
  const base = walk.source.origin.replace(/\/$/, '');
  const post = async (address: string, text: string): Promise<unknown> => {
    const { body } = await walk.ask(address, { types: JSON_TYPES, accept: 'application/json', post: text });
    return readJson(body.toString(), address);
  };
  const open = await post(`${base}/_pit?keep_alive=${KEEP}`, '');
  let pit = readShape(pitSchema, open, 'the point in time').id;
  let after: unknown[] | undefined = walk.next === undefined ? undefined : JSON.parse(walk.next);
  if (walk.done.size > 0 && after === undefined) return;
  for (let read = 0; ; ) {
    const query = JSON.stringify({
      size: walk.source.pageSize ?? SIZE,
      query: { term: { 'learningResourceType.id': COURSE } },
      sort: [{ id: 'asc' }],
      pit: { id: pit, keep_alive: KEEP },
      ...(after && { search_after: after }),
    });
    const search = new URL('/', base);
    search.pathname = base.slice(new URL(base).origin.length).replace(/\/[^/]+$/, '/_search');
    const page = extractOersi(await post(search.href, query));
    pit = page.pit ?? pit;
    read += page.drafts.length;
    walk.onProgress(read, page.total);
    const step = `after ${after ? JSON.stringify(after) : 'nothing'}`;
    if (walk.done.has(step)) throw new SourceFault('shape', 'the search leads in circles');
    const isLast = page.after === undefined || JSON.stringify(page.after) === JSON.stringify(after);
    yield { step, drafts: page.drafts, ...(!isLast && { next: JSON.stringify(page.after) }) };
    if (isLast) return;
    after = page.after;
  }
}
