import { z } from 'zod';
import { readSearch } from '@/lib/search/search-url';
import { readJsonl } from '@/scripts/read-jsonl';
import type { Searcher } from './searcher';

/** A word, and what is meant by it if it is misspelled. Many of the right ones resemble words of the catalogue. */
const wordSchema = z.strictObject({ typed: z.string(), meant: z.string().optional() });

type Spelling = {
  right: number;
  typos: number;
  corrected: [word: string, to: string][];
  missed: [typed: string, to: string | undefined][];
};

/** Lists correct words that are changed, and misspelled words that are not, or are changed to another word. */
export async function judgeSpelling(engine: Searcher): Promise<Spelling> {
  const correctedTo = async (words: string) => (await engine.search(readSearch(words, {}))).correctedTo;
  const words = readJsonl('engine/judge/spelling.jsonl', wordSchema);
  const right = words.filter(({ meant }) => meant === undefined).length;
  const spelling: Spelling = { right, typos: words.length - right, corrected: [], missed: [] };
  for (const { typed, meant } of words) {
    const to = await correctedTo(typed);
    if (meant === undefined && to !== undefined) spelling.corrected.push([typed, to]);
    if (meant !== undefined && !to?.startsWith(meant.slice(0, -1))) spelling.missed.push([typed, to]);
  }
  return spelling;
}
