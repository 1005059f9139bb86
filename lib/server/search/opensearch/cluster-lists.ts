import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { AddedCourse, DatedCourse } from '@/lib/server/search/search-engine.types';
import { coursesAnswer, daysAnswer, idsAnswer } from './cluster-answers';
import { allOf } from './cluster-query';
import type { ClusterSession } from './cluster-session';

assertServer('lib/server/search/opensearch/cluster-lists');

/** Number of courses that are read per request. */
const CHUNK = 10_000;

/** Requests for these positions in the order of popularity. */
async function* piecesOf(offset: number, limit: number) {
  for (let from = offset; from < offset + limit; from += CHUNK) {
    const to = Math.min(from + CHUNK, offset + limit);
    yield {
      size: to - from,
      body: { size: to - from, query: { range: { rank: { gt: from, lte: to } } }, sort: [{ rank: 'asc' }] },
    };
  }
}

export async function listInCluster(
  session: ClusterSession,
  offset: number,
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const { size, body } of piecesOf(offset, limit)) {
    const { hits } = await session.search(idsAnswer, session.courses, { ...body, _source: false });
    ids.push(...hits.hits.map(({ _id }) => _id));
    if (hits.hits.length < size) break;
  }
  return ids;
}

/** The same, with the last day on which each course is known to have changed. */
export async function listDatedInCluster(
  session: ClusterSession,
  offset: number,
  limit: number,
): Promise<DatedCourse[]> {
  const courses: DatedCourse[] = [];
  for await (const { size, body } of piecesOf(offset, limit)) {
    const _source = ['course.addedAt', 'course.checkedAt'];
    const { hits } = await session.search(daysAnswer, session.courses, { ...body, _source });
    for (const { _id: id, _source } of hits.hits) {
      const { addedAt, checkedAt } = _source?.course ?? {};
      const changed = [addedAt, checkedAt]
        .filter((day) => day !== undefined)
        .sort()
        .at(-1);
      courses.push(changed === undefined ? { id } : { id, changed });
    }
    if (hits.hits.length < size) break;
  }
  return courses;
}

const hasDay = (course: Course): course is AddedCourse => course.addedAt !== undefined;

/** Courses with a known added date, of a topic or of all, latest first. */
export async function listAddedInCluster(
  session: ClusterSession,
  topic: string | undefined,
  limit: number,
): Promise<AddedCourse[]> {
  const { hits } = await session.search(coursesAnswer, session.courses, {
    size: limit,
    _source: ['course'],
    query: allOf([
      { exists: { field: 'added' } },
      ...(topic === undefined ? [] : [{ term: { 'facet.topic': topic } }]),
    ]),
    sort: [{ added: 'desc' }, { rank: 'asc' }],
  });
  return hits.hits.map(({ _source }) => _source.course).filter(hasDay);
}
