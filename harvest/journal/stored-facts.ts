import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, factSchema } from '@/harvest/facts/fact.schema';
import { readLines } from '@/lib/catalog/server/read-lines';
import { FACTS_FILE, latestRun } from './finished-runs';

function parse(text: string): Fact | undefined {
  try {
    const { step: _, missed: __, ...fact } = JSON.parse(text) as Fact & { step?: string; missed?: number };
    return factSchema.safeParse(fact).data;
  } catch {
    // The end of a line that is being written.
    return undefined;
  }
}

/** What is stored of one source: the facts of a run that is not at its end first, because they are newer. */
export async function* storedFacts(dir: string): AsyncGenerator<Fact> {
  const finished = await latestRun(dir);
  const files = [join(dir, 'current.jsonl'), ...(finished ? [join(finished.dir, FACTS_FILE)] : [])];
  for (const file of files.filter((name) => existsSync(name))) {
    for await (const { text } of readLines(file)) {
      const fact = text && !text.startsWith('{"mark"') ? parse(text) : undefined;
      if (fact) yield fact;
    }
  }
}
