import { timeFields } from './account-format';
import { learnerSchemas } from './learner-documents.schema';

/** Fields that contain a time, in whichever document: timestamps in the account, milliseconds here. */
export const MOMENTS = Object.values(learnerSchemas).flatMap(({ shape }) => timeFields(shape));

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
  const limited = (value: unknown, name: string): unknown => {
    if (isMoment(name, value)) return held(value);
    if (Array.isArray(value)) {
      return value.map((one, index) => {
        if (name === 'rangeTimes') return index % 3 === 2 ? held(one) : one;
        return limited(one, '');
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [
        field,
        name === 'times' ? held(Number(one)) : limited(one, field),
      ]),
    );
  };
  const copy = limited(document, '') as T;
  return changed ? copy : document;
}

/** Clocks of servers and devices differ a little. */
const TOLERATED_MS = 60_000;

/** Sets the times that are later than now, by the server's clock, back to now: they are from a fast clock. */
export const setBackToNow = <T extends object>(document: T, now: number): T =>
  limitDates(document, now + TOLERATED_MS) === document ? document : limitDates(document, now);
