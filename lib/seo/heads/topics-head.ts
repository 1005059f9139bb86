import { clipWords } from '@/lib/clip-words';
import type { Subject } from '@/lib/courses/overview.types';
import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { pageImage } from '@/lib/share/page-image';

/** What search engines show of a description. */
const DESCRIPTION = 160;

export function topicsHead({ subjects }: { subjects: Pick<Subject, 'name'>[] }): HeadData {
  const names = subjects.map(({ name }) => name);
  return {
    title: 'All topics',
    description: clipWords(`Every topic with courses, by subject: ${names.join(', ')}.`, DESCRIPTION),
    keywords: ['course topics', 'subjects', ...names.map((name) => name.toLowerCase())],
    path: paths.topics(),
    image: pageImage('topics', 'All topics'),
  };
}
