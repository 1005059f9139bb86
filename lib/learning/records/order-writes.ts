/**
 * Returns the older and the newer of two writes of one document. If their times are equal, their text
 * decides, so that every device gets the same result in any order.
 * @param united fields that a merge combines; they are ignored, so that a merged document keeps its place in
 * the order
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
