import type { CourseRules } from '@polymath/engine';
import type { SiteTypes } from '@/lib/course';
import {
  atSecond,
  audienceOf,
  courseCardSchema,
  courseKeys,
  isListed,
  isListedTopic,
  isSeries,
  lessonSegment,
  listedLessons,
  spellTopic,
  studyHours,
  toCourseCard,
} from '@/lib/course';
import { plainPaths } from '@/lib/paths';
import { valueLabel } from '@/lib/search/facets';

/** What the search engine asks this site about courses. */
export const courseRules: CourseRules<SiteTypes> = {
  cardFields: Object.keys(courseCardSchema.shape),
  card: (course, topic, versions) => ({
    ...toCourseCard(course, topic, versions),
    ...(isListed(course) && { listed: true as const }),
  }),
  hours: studyHours,
  keys: courseKeys,
  audience: audienceOf,
  isListed,
  isSeries: ({ lessons, outline }) => isSeries(lessons?.length) || isSeries(outline?.length),
  listedLessons,
  isListedTopic,
  topicName: (slug, names) => spellTopic(slug.replaceAll('-', ' '), names),
  valueLabel,
  lessonSegment,
  lessonPath: (courseId, segment, second) => {
    const path = plainPaths.lesson(courseId, segment);
    return second === undefined ? path : atSecond(path, second);
  },
  coursePath: plainPaths.course,
  searchPath: plainPaths.search,
};
