import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readSearch } from '@/lib/search/search-url';
import { OFF_TOPIC_WORDS, ORDINARY_WORDS, WORDS_ELSEWHERE, type WordQuery } from './ordinary-words';
import { type Line, percent } from './print-table';
import type { JudgedAnswer, Searcher } from './searcher';

const topicSchema = z.object({ slug: z.string(), broader: z.string().optional() });

/** Topics that are looked at: the first that a visitor sees. */
const LOOKED_AT = 3;
/** A topic without courses is answered with one that it is part of, at most so many steps up. */
const STEPS = 3;

export type WordRow = WordQuery & { answer: JudgedAnswer; isRight: boolean; isFalse: boolean };

function readBroader(file: string): Map<string, string | undefined> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => topicSchema.parse(JSON.parse(line))).map(({ slug, broader }) => [slug, broader]),
  );
}

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

export const WORD_SETS: [name: string, queries: WordQuery[]][] = [
  ['ordinary words', ORDINARY_WORDS],
  ['other languages', WORDS_ELSEWHERE],
  ['off topic', OFF_TOPIC_WORDS],
];

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
