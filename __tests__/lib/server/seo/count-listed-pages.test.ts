/** @jest-environment node */

import { engineOver } from '@/__tests__/support/engine-over';
import { asSearchEngine } from '@/lib/server/search/answers';
import { countListedPages } from '@/lib/server/seo/count-listed-pages';
import { aCourse, aListedCourse } from '@/scripts/fakes/course';

const opened = engineOver(
  [
    aListedCourse(),
    aListedCourse(),
    aCourse(),
    aCourse({ lessons: undefined }),
    aCourse({ topics: ['music'] }),
  ],
  [
    { slug: 'python', name: 'Python', subject: 'Programming', aliases: [], broader: 'code' },
    { slug: 'code', name: 'Code', subject: 'Programming', aliases: [] },
    { slug: 'music', name: 'Music', subject: 'Arts', aliases: [], broader: 'code' },
  ],
);

it('counts the pages that search engines are told of, and says why they are not told of others', async () => {
  expect(await countListedPages(asSearchEngine(opened.engine))).toEqual({
    topics: 3,
    'topics, listed': 1,
    courses: 5,
    'courses, listed': 2,
    'courses, no contents': 1,
    'courses, too few words': 2,
    lessons: 22,
    'lessons, listed': 18,
  });
});
