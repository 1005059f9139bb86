import { duration } from '@/lib/course/length';
import * as m from '@/messages/course';

/** Length of an evening's study in hours. */
const EVENING = 1.5;

/** How long a course takes somebody who learns in the evening: "12 h, or about 8 evenings of 90 minutes". */
export function sayEvenings(hours: number): string {
  const evenings = Math.ceil(hours / EVENING - 0.1);
  const length = duration(hours * 3600);
  return evenings < 2 ? m.orOneEvening({ length }) : m.orEvenings({ length, evenings });
}
