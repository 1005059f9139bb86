import type { ComparedView } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { joinWords } from '@/lib/format/join-words';
import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

/** Length of a title before the site's name, and of a description, that search engines and cards show. */
const TITLE = 60;
const DESCRIPTION = 160;

export const comparePage = definePage<ComparedView>({
  path: plainPaths.compare(),
  head: ({ courses = [] }) => {
    const names = joinWords(courses.map(({ title }) => title));
    const isTable = courses.length > 0;
    return {
      title: isTable ? clipWords(m.compareCourses({ courses: names }), TITLE) : m.compareTitle(),
      description: isTable
        ? clipWords(m.compareTheseDescription({ courses: names }), DESCRIPTION)
        : m.compareDescription(),
      keywords: m.compareKeywords().split(', '),
      path: plainPaths.compare(courses.map(({ id }) => id)),
    };
  },
  // One of endlessly many tables.
  indexed: false,
  firstLoadKilobytes: 133.5,
  canonical: false,
});
