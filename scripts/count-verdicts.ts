import { z } from 'zod';

const verdict = z.enum(['right', 'weak', 'wrong']);
const judgedSchema = z.object({
  id: z.string(),
  topics: z.array(z.string()),
  first: verdict,
  second: verdict.optional(),
});

/**
 * What readers say of the topics of a sample (engine/judge/topic-sample.jsonl), and of how many of its courses the topics are
 * others now. `topicsOf` gives the topics that a course has now; of a course that left, nothing.
 */
export function countVerdicts(
  sample: string,
  topicsOf: (id: string) => readonly string[] | undefined,
): Record<string, number> {
  const rows = sample
    .trim()
    .split('\n')
    .map((line) => judgedSchema.parse(JSON.parse(line)));
  const counts: Record<string, number> = { 'courses drawn': rows.length };
  for (const reader of ['first', 'second'] as const)
    for (const one of ['wrong', 'weak'] as const)
      counts[`${one}, ${reader} reader`] = rows.filter((row) => row[reader] === one).length;
  counts['other topics since'] = rows.filter(
    ({ id, topics }) => (topicsOf(id) ?? []).join() !== topics.join(),
  ).length;
  return counts;
}
