import { assertServer } from '@/lib/assert-server';
import { COSTS, LEVELS } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { isEnglish, NO_LANGUAGE } from '@/lib/courses/labels';
import type { SearchSummary } from './search-engine.types';

assertServer('lib/server/search/summarise-courses');

/** Courses per group, and the number of languages with a group. */
const SHOWN = 3;
const LANGUAGES = 6;

/** Language tags that do not stand for a spoken language. */
const WORDLESS: ReadonlySet<string> = new Set([NO_LANGUAGE, 'zxx', 'mul']);

/** How an engine reads its courses: rows of an index, or hits of a cluster. */
export type CourseReader<Course> = {
  /** Groups courses by their value of a facet, in order; unknown values are left out. */
  group(facet: 'level' | 'language' | 'cost' | 'provider', courses: Course[]): Map<string, Course[]>;
  /** 0 if the length is unknown. */
  hours(course: Course): number;
  cards(courses: Course[]): CourseCard[];
};

/** Counts, and notable courses by level, length and language. `all` is in the order of the results. */
export function summariseCourses<Course>(
  all: Course[],
  { group, hours, cards }: CourseReader<Course>,
): SearchSummary {
  const levels = group('level', all);
  const languages = [...group('language', all)]
    .filter(([language]) => !WORDLESS.has(language))
    .sort(([, a], [, b]) => b.length - a.length);
  // Sorting is stable: of equal lengths, the better match stays in front.
  const byLength = all.filter((one) => hours(one) > 0).sort((a, b) => hours(a) - hours(b));
  return {
    courses: all.length,
    free: group('cost', all).get(COSTS[0])?.length ?? 0,
    providers: group('provider', all).size,
    levels: LEVELS.flatMap((level) => {
      const same = levels.get(level);
      return same ? [{ level, count: same.length, cards: cards(same.slice(0, SHOWN)) }] : [];
    }),
    languages: languages.map(([language, same]) => ({ language, count: same.length })),
    inOtherLanguages: languages
      .filter(([language]) => !isEnglish(language))
      .slice(0, LANGUAGES)
      .flatMap(([, same]) => cards(same.slice(0, 1))),
    withLength: byLength.length,
    shortest: cards(byLength.slice(0, SHOWN)),
    longest: cards(byLength.slice(-SHOWN).reverse()),
  };
}
