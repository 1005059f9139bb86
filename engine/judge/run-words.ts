import { z } from 'zod';
import { readSearch } from '@/lib/search/search-url';
import { readJsonl } from '@/scripts/read-jsonl';
import { type Line, percent } from './print-table';
import type { JudgedAnswer, Searcher } from './searcher';

const wordQuerySchema = z.strictObject({
  set: z.enum(['ordinary words', 'other languages', 'off topic']),
  words: z.string(),
  lang: z.string(),
  /** The topics that a person would look for them in. */
  near: z.array(z.string()),
  /** Nothing is tuned to what is held out. */
  half: z.enum(['tuned', 'held out']),
});
type WordQuery = z.infer<typeof wordQuerySchema>;

const topicSchema = z.object({ slug: z.string(), broader: z.string().optional() });

/** Topics that are looked at: the first that a visitor sees. */
const LOOKED_AT = 3;
/** A topic without courses is answered with one that it is part of, at most so many steps up. */
const STEPS = 3;

export type WordRow = WordQuery & { answer: JudgedAnswer; isRight: boolean; isFalse: boolean };

const readBroader = (file: string) =>
  new Map(readJsonl(file, topicSchema).map(({ slug, broader }) => [slug, broader]));

/** The topics themselves and those that they are part of. */
function withBroader(broader: ReadonlyMap<string, string | undefined>, slugs: string[]): Set<string> {
  const all = new Set<string>();
  for (const slug of slugs) {
    let next: string | undefined = slug;
    for (let steps = 0; next !== undefined && steps < STEPS; steps++) {
      all.add(next);
      next = broader.get(next);
    }
  }
  return all;
}

/** Asks for every word: is one of the first topics near it, and is any of them, or any course, not? */
export async function runWords(
  engine: Searcher,
  topicsFile: string,
  queries: WordQuery[],
): Promise<WordRow[]> {
  const broader = readBroader(topicsFile);
  const rows: WordRow[] = [];
  for (const query of queries) {
    const answer = await engine.search(readSearch(query.words, {}));
    const accepted = withBroader(broader, query.near);
    const shown = answer.nearestTopics.slice(0, LOOKED_AT);
    const isRight = shown.some(({ slug }) => accepted.has(slug));
    const isShown = shown.length > 0 || answer.results.length > 0;
    rows.push({ ...query, answer, isRight, isFalse: isShown && !isRight });
  }
  return rows;
}

/** The words of each set. */
export function wordSets(): [name: string, queries: WordQuery[]][] {
  const all = readJsonl('engine/judge/words.jsonl', wordQuerySchema);
  return wordQuerySchema.shape.set.options.map((name) => [name, all.filter(({ set }) => set === name)]);
}

/** Shares of both halves of one set. */
export function tabulateWords(name: string, rows: WordRow[]): Line[] {
  return (['tuned', 'held out'] as const).map((half) => {
    const some = rows.filter((row) => row.half === half);
    const share = (is: (row: WordRow) => boolean) => some.filter(is).length / Math.max(some.length, 1);
    return {
      name: `${name}, ${half}`,
      searches: some.length,
      figures: {
        found: percent(share(({ isRight }) => isRight)),
        false: percent(share(({ isFalse }) => isFalse)),
      },
    };
  });
}
