import { COURSE_KEY } from '@/lib/mark-returning';

/** Whether this browser has a learner's courses or plans. */
export function hasCourses(): boolean {
  try {
    return Object.keys(localStorage).some((key) => COURSE_KEY.test(key));
  } catch {
    return false;
  }
}
