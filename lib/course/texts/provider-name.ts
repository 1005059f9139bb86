import type { Course } from '@/lib/course/course.schema';
import * as m from '@/messages/course';

const UNKNOWN = /^an unknown /;

/** Who offers a course. Where its source names nobody, the catalogue says so in English: "an unknown channel on YouTube". */
export const providerName = ({ provider, platform }: Pick<Course, 'provider' | 'platform'>): string =>
  platform && UNKNOWN.test(provider) ? m.unknownProvider({ platform }) : provider;
