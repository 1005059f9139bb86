import { storedKeys } from '@/lib/browser/page-state';
import { COURSE_KEY } from '@/lib/mark-returning';

/** Whether this browser has a learner's courses or plans. */
export const hasCourses = (): boolean => storedKeys().some((key) => COURSE_KEY.test(key));
