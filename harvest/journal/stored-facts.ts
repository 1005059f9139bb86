import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Fact, factSchema } from '@/harvest/facts/fact.schema';
import { readLines } from '@/lib/catalog/server/read-lines';
import { parseJson } from '@/lib/parse-json';
import { FACTS_FILE, latestRun } from './finished-runs';

/** Without what the journal notes beside a fact. */
const storedSchema = z.object(factSchema.shape);

/** What is stored of one source: the facts of a run that is not at its end first, because they are newer. */
export async function* storedFacts(dir: string): AsyncGenerator<Fact> {
  const finished = await latestRun(dir);
  const files = [join(dir, 'current.jsonl'), ...(finished ? [join(finished.dir, FACTS_FILE)] : [])];
  for (const file of files.filter((name) => existsSync(name))) {
    for await (const { text } of readLines(file)) {
      // No fact: a mark, or the end of a line that is being written.
      const fact = storedSchema.safeParse(parseJson(text)).data;
      if (fact) yield fact;
    }
  }
}
