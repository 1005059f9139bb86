import type { Topic } from '@/lib/course';

/** The slugs of a topic and of those that it is part of. */
export function upFrom(slug: string, topics: ReadonlyMap<string, Topic>): Set<string> {
  const found = new Set<string>();
  for (let next: string | undefined = slug; next && !found.has(next); next = topics.get(next)?.broader)
    found.add(next);
  return found;
}
