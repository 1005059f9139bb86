import { countOf } from '@/lib/format/count';
import type { CourseCard } from './course-card';
import { isEnglish, KIND_LABELS, LEVEL_LABELS, languageName, NO_LANGUAGE } from './labels';
import { duration } from './length';

/** The facts of a card in one line: "Video series · 28 lessons · 12 h · Beginner · Spanish · 2019". */
export function cardFacts({
  kind,
  lessonCount,
  hours,
  level,
  language,
  year,
  unchecked,
}: CourseCard): string {
  return [
    KIND_LABELS[kind],
    lessonCount && lessonCount > 1 && countOf(lessonCount, 'lesson'),
    hours && duration(hours * 3600),
    level && LEVEL_LABELS[level],
    !isEnglish(language) && language !== NO_LANGUAGE && languageName(language),
    year,
    unchecked && 'Not checked',
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
