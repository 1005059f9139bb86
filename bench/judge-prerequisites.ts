import { createHash } from 'node:crypto';
import { readCatalog } from '@/lib/catalog/server/read-catalog';
import type { Course, TopicMap } from '@/lib/course';
import { fulfils, mustBefore, topicAt } from '@/lib/map';
import { share } from './statistics';

/** Whose courses state what comes before them, by the numbers of other courses. */
const STATING = 'MIT OpenCourseWare';

/** All that comes before a topic or what it is part of, and what helps with it. */
function before(map: TopicMap, slug: string): Set<string> {
  const found = new Set((topicAt(map, slug)?.requires ?? []).map(({ topic }) => topic));
  const seen = new Set<string>();
  for (let next: string | undefined = slug; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    for (const one of mustBefore(map, next)) found.add(one);
    next = topicAt(map, next)?.broader;
  }
  return found;
}

/** Whether the map says of a course's topics that a topic, a part of it or what it is part of comes before them. */
function comesBefore(map: TopicMap, { topics }: Course, stated: string): boolean {
  return topics.some((slug) =>
    [...before(map, slug)].some((one) => fulfils(map, one, stated) || fulfils(map, stated, one)),
  );
}

/** Whether a topic is that of the course, wider, or the basics of it for a course above beginner. */
function isOwn(map: TopicMap, { topics, level }: Course, stated: string): boolean {
  const isHigher = level === 'intermediate' || level === 'advanced';
  return topics.some((slug) => fulfils(map, slug, stated) || (isHigher && fulfils(map, stated, slug)));
}

/** The half of a course, by its number: nobody looks at the misses of the other one to draw the map. */
const isHeldOut = (code: string): boolean =>
  ((createHash('sha1').update(code).digest().at(-1) ?? 0) & 1) === 1;

/** Prints how many of the prerequisites that courses state follow from the map. */
export async function judgePrerequisites(map: TopicMap): Promise<void> {
  const counts: Record<'drawn' | 'held out', [all: number, before: number, own: number]> = {
    drawn: [0, 0, 0],
    'held out': [0, 0, 0],
  };
  for await (const row of readCatalog(['data/catalog'])) {
    if (row.kind === 'problem' || row.course.provider !== STATING) continue;
    const { course } = row;
    const count = counts[isHeldOut(course.code ?? '') ? 'held out' : 'drawn'];
    for (const stated of course.prerequisites?.topics ?? []) {
      if (stated === course.topics[0]) continue;
      count[0]++;
      if (comesBefore(map, course, stated)) count[1]++;
      else if (isOwn(map, course, stated)) count[2]++;
    }
  }
  for (const [half, [all, found, own]] of Object.entries(counts))
    console.log(
      `stated prerequisites, ${half}: the map has ${share(found, all)} before the course's topics, ${share(found + own, all)} with basics of these topics themselves`,
    );
}
