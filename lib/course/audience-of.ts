import type { Course } from './course.schema';

const UNIVERSITY =
  /\b(?:(?<!open )universi|pol[iy]te[ck]\w|(?:college|institute of technology|hochschule|iit|mit|nptel|opencourseware|eth|caltech|stanford|harvard|yale|princeton|berkeley|cmu|carnegie mellon|ucla|uc|columbia|cornell|kaist|iisc|iiser|uned|unam)\b)|大学|大學|대학|университет|університет|جامعة/iu;

/**
 * Whom a course is made for, where its source says so. One with a number in a university's catalogue, or from a university,
 * is for its students.
 */
export function audienceOf({
  audience,
  code,
  provider,
}: Pick<Course, 'audience' | 'code' | 'provider'>): 'children' | 'university' | undefined {
  if (audience)
    return audience.group === 'children' || audience.group === 'university' ? audience.group : undefined;
  return code !== undefined || UNIVERSITY.test(provider) ? 'university' : undefined;
}
