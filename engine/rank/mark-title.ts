import type { ParsedQuery } from '@/engine/query/parse-clauses';
import { tokenize } from '@/engine/text/tokenize';

/** Ranges [start, end) of the title, in UTF-16 units, that match the search. `ids` are the title's words. */
export function markTitle(title: string, ids: Uint32Array, parsed: ParsedQuery): [number, number][] {
  const marks: [number, number][] = [];
  tokenize(title).forEach(({ start, end }, i) => {
    const hits = parsed.hits.get(ids[i] ?? 0);
    if (!hits?.some(({ clause }) => parsed.clauses[clause]?.required)) return;
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  });
  return marks;
}
