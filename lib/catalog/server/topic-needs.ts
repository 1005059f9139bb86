import { z } from 'zod';

/** What people say when they need a topic, in this catalogue's own words: one topic a line. */
export const NEEDS_FILE = 'needs.jsonl';

const inLanguages = z.record(
  z.string().regex(/^[a-z]{2,3}$/),
  z.array(z.string().trim().min(2).max(120)).min(1).max(40),
);

export const topicNeedsSchema = z.strictObject({
  topic: z.string().min(1),
  /** Needs, questions and goals by language. */
  needs: inLanguages,
  /** A third of them: an index that is built without these measures what a search does with words that it does not know. */
  heldOut: inLanguages,
});
export type TopicNeeds = z.infer<typeof topicNeedsSchema>;

/** All that people say of a topic. */
export function allNeeds({ topic, needs, heldOut }: TopicNeeds): Pick<TopicNeeds, 'topic' | 'needs'> {
  const all = new Map(Object.entries(needs));
  for (const [language, list] of Object.entries(heldOut))
    all.set(language, [...(all.get(language) ?? []), ...list]);
  return { topic, needs: Object.fromEntries(all) };
}
