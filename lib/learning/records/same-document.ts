const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two documents are equal, regardless of the order of their fields. */
export function sameDocument(one: object, other: object): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
