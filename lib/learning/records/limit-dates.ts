/** Fields that contain a time: timestamps in the account, milliseconds here. */
export const MOMENTS = [
  'lastWatched',
  'updatedAt',
  'positionAt',
  'markedAt',
  'savedAt',
  'removedAt',
  'restartedAt',
];

const isMoment = (name: string, value: unknown): value is number =>
  MOMENTS.includes(name) && typeof value === 'number';

/**
 * Limits all times of a document to `latest`; returns the same object if none is later. Otherwise, times from
 * a clock that was fast would win over all later writes.
 */
export function limitDates<T extends object>(document: T, latest: number): T {
  let changed = false;
  const held = (moment: number) => {
    if (moment <= latest) return moment;
    changed = true;
    return latest;
  };
  const entries = Object.entries(document).map(([name, value]): [string, unknown] => {
    if (isMoment(name, value)) return [name, held(value)];
    if (name !== 'times' || typeof value !== 'object' || value === null) return [name, value];
    return [name, Object.fromEntries(Object.entries(value).map(([field, at]) => [field, held(Number(at))]))];
  });
  return changed ? (Object.fromEntries(entries) as T) : document;
}
