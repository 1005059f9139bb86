import type { Captions, Course, Lesson } from '@/lib/course/course.schema';

/** Captions of a lesson in this language, else in its course's, else any. */
export function chooseCaptions(
  { captions = [] }: Pick<Lesson, 'captions'>,
  course: Pick<Course, 'language'>,
  wanted?: string,
): Captions | undefined {
  const inLanguage = (tag: string | undefined) => captions.find(({ language }) => language === tag);
  return inLanguage(wanted) ?? inLanguage(course.language) ?? captions[0];
}
