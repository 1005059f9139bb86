import { assertServer } from '@/lib/assert-server';
import { type LessonRow, lessonsAt } from '@/lib/server/search/list-lessons';
import type { ListedLesson } from '@/lib/server/search/search-engine.types';
import { lessonsAnswer } from './cluster-answers';
import type { ClusterSession } from './cluster-session';

assertServer('lib/server/search/opensearch/cluster-lessons');

/** Number of courses that are read per request. */
const CHUNK = 500;
const SOURCE = ['lessons_to', 'course.id', 'course.lessons', 'course.addedAt', 'course.checkedAt'];

/** Lessons that search engines list, in the order of their courses. */
export async function listLessonsInCluster(
  session: ClusterSession,
  offset: number,
  limit: number,
): Promise<ListedLesson[]> {
  const found: ListedLesson[] = [];
  for (let from = offset; found.length < limit; ) {
    const { hits } = await session.search(lessonsAnswer, session.courses, {
      size: CHUNK,
      query: { range: { lessons_to: { gt: from } } },
      sort: [{ lessons_to: 'asc' }],
      _source: SOURCE,
    });
    const rows = hits.hits.map(({ _source: { lessons_to: last, course } }): LessonRow => ({ last, course }));
    found.push(...lessonsAt(rows, from, limit - found.length));
    const last = rows.at(-1)?.last;
    if (last === undefined || rows.length < CHUNK) break;
    from = last;
  }
  return found;
}
