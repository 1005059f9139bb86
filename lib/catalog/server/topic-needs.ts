import { z } from 'zod';

/** What people say when they need a topic, in this catalogue's own words: one topic a line. */
export const NEEDS_FILE = 'needs.jsonl';

const inLanguages = (most: number) =>
  z.record(z.string().regex(/^[a-z]{2,3}$/), z.array(z.string().trim().min(2).max(120)).min(1).max(most));
const MOST_NEEDS = 40;
const MOST_ERRANDS = 100;

export const topicNeedsSchema = z.strictObject({
  topic: z.string().min(1),
  needs: inLanguages(MOST_NEEDS),
  /** A third of them: an index that is built without these measures what a search does with words that it does not know. */
  heldOut: inLanguages(MOST_NEEDS),
});
export type TopicNeeds = z.infer<typeof topicNeedsSchema>;

/** What people type who want something that no course teaches: one kind of errand a line. */
export const ERRANDS_FILE = 'errands.jsonl';

export const errandSchema = z.strictObject({ errand: z.string().min(1), said: inLanguages(MOST_ERRANDS) });

export function allNeeds({ topic, needs, heldOut }: TopicNeeds): Pick<TopicNeeds, 'topic' | 'needs'> {
  const all = new Map(Object.entries(needs));
  for (const [language, list] of Object.entries(heldOut))
    all.set(language, [...(all.get(language) ?? []), ...list]);
  return { topic, needs: Object.fromEntries(all) };
}
