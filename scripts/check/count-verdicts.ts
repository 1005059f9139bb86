import { z } from 'zod';

const verdict = z.enum(['right', 'weak', 'wrong']);
const judgedSchema = z.object({
  seed: z.number(),
  id: z.string(),
  topics: z.array(z.string()),
  first: verdict.optional(),
  second: verdict.optional(),
});

/**
 * What each reader says of the topics of the samples (engine/judge/topic-sample.jsonl), by seed, and of how many of their
 * courses the topics are others now. `topicsOf` gives the topics that a course has now; of a course that left, nothing.
 */
export function countVerdicts(
  samples: string,
  topicsOf: (id: string) => readonly string[] | undefined,
): Record<string, number> {
  const rows = samples
    .trim()
    .split('\n')
    .map((line) => judgedSchema.parse(JSON.parse(line)));
  const counts: Record<string, number> = {};
  for (const seed of new Set(rows.map((row) => row.seed))) {
    const sample = rows.filter((row) => row.seed === seed);
    const count = (name: string, isSo: (row: (typeof rows)[number]) => boolean) => {
      counts[`seed ${seed}: ${name}`] = sample.filter(isSo).length;
    };
    count('courses drawn', () => true);
    for (const reader of ['first', 'second'] as const)
      if (sample.some((row) => row[reader]))
        for (const one of ['wrong', 'weak'] as const)
          count(`${one}, ${reader} reader`, (row) => row[reader] === one);
    count('other topics since', ({ id, topics }) => (topicsOf(id) ?? []).join() !== topics.join());
  }
  return counts;
}
