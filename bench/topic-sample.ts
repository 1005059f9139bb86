import { resolve } from 'node:path';
import { seeded } from '@/bench/seeded';
import { readCourses } from '@/engine/judge/run-judged';
import type { Course } from '@/lib/course/course.schema';

// `tsx bench/topic-sample.ts 7` draws a sample of the built-in catalogue with the seed 7, one course a line, for readers to
// judge its topics. `npm run catalog:check` counts their verdicts.
const SIZE = 250;

/** The list that a row was seen in first, without commit, file and remark; repositories of one owner are one list. */
function sourceOf({ seenIn = [] }: Course): string {
  const [name = ''] = (seenIn[0] ?? 'none').split(/[:@ ]/);
  return name.startsWith('mitocwcontent/') ? 'mitocwcontent' : name;
}

/** How many rows of each source are drawn: its share of the catalogue, the largest remainders rounded up. */
function sharesOf(groups: ReadonlyMap<string, Course[]>, all: number): Map<string, number> {
  const exact = [...groups].map(([source, { length }]) => ({ source, share: (length / all) * SIZE }));
  const missing = SIZE - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const byRemainder = [...exact].sort(
    (a, b) => (b.share % 1) - (a.share % 1) || (a.source < b.source ? -1 : 1),
  );
  const raised = new Set(byRemainder.slice(0, missing).map(({ source }) => source));
  return new Map(
    exact.map(({ source, share }) => [source, Math.floor(share) + (raised.has(source) ? 1 : 0)]),
  );
}

function drawSample(seed: number): void {
  const courses = readCourses(resolve('data/catalog'));
  const groups = new Map<string, Course[]>();
  for (const course of courses)
    groups.set(sourceOf(course), [...(groups.get(sourceOf(course)) ?? []), course]);
  const random = seeded(seed);
  for (const [source, count] of sharesOf(groups, courses.length)) {
    const rest = [...(groups.get(source) ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (let drawn = 0; drawn < count; drawn++) {
      const [course] = rest.splice(Math.floor(random() * rest.length), 1);
      if (!course) break;
      const { id, title, provider, url, language, topics } = course;
      console.log(JSON.stringify({ seed, source, id, title, provider, url, language, topics }));
    }
  }
}

drawSample(Number(process.argv[2]));
