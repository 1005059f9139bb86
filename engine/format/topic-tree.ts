import type { OpenDatabase } from '@/engine/open-database';

/** A topic. `own`: the number of courses that have it; `whole`: that have it or a part of it. */
export type TopicNode = {
  slug: string;
  name: string;
  subject: string;
  own: number;
  whole: number;
  broader: string | null;
  narrower: readonly string[];
};

/** All topics by slug. A search looks hundreds of them up: they are few, and stay in memory. */
export type TopicTree = ReadonlyMap<string, TopicNode>;

export function readTopicTree(database: OpenDatabase): TopicTree {
  const rows = database.all<[string, string, string, number, number, string | null]>(
    'SELECT slug, name, subject, courses, whole, broader FROM topics ORDER BY slug',
  );
  const narrower = new Map<string, string[]>();
  for (const [slug, , , , , broader] of rows) {
    if (broader === null) continue;
    const parts = narrower.get(broader);
    if (parts) parts.push(slug);
    else narrower.set(broader, [slug]);
  }
  return new Map(
    rows.map(([slug, name, subject, own, whole, broader]) => [
      slug,
      { slug, name, subject, own, whole, broader, narrower: narrower.get(slug) ?? [] },
    ]),
  );
}
