/** The first of all versions of each course, and the others of them, in their order. */
export function firstVersions<Item>(
  items: readonly Item[],
  versionsOf: (item: Item) => number,
): [first: Item[], others: Item[]] {
  const seen = new Set<number>();
  const others: Item[] = [];
  const first = items.filter((item) => {
    const versions = versionsOf(item);
    if (!seen.has(versions)) {
      if (versions > 0) seen.add(versions);
      return true;
    }
    others.push(item);
    return false;
  });
  return [first, others];
}
