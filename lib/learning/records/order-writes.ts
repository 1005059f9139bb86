/**
 * The older and the newer of two writes of one document. Where both carry the same moment their text decides, so
 * that every device comes to the same answer whichever of them it met first.
 * @param united fields that a merge unites: they have no say, or a merged document would stand elsewhere than before
 */
export function orderWrites<T extends { updatedAt: number }>(
  one: T,
  other: T,
  united: (keyof T)[] = [],
): [older: T, newer: T] {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt < other.updatedAt ? [one, other] : [other, one];
  const text = (write: T) =>
    JSON.stringify(
      Object.entries(write)
        .filter(([name]) => !united.includes(name as keyof T))
        .sort(),
    );
  return text(one) <= text(other) ? [one, other] : [other, one];
}
