import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogSource, SourceCourse } from '@polymath/engine';
import { type Course, type SiteTypes, shortTitles } from '@/lib/course';
import { BLOCKED_FILE, blockHosts, readBlockedHosts } from './blocked-hosts';
import { withCheck } from './checked-courses';
import { type LayOut, OverviewBuilder } from './overview-builder';
import { type Platform, withTerms } from './platforms';
import { popularityOf } from './popularity';
import { type CatalogProblem, readCatalog, readSources, readTopics, wholeList } from './read-catalog';
import { allNeeds } from './topic-needs';

async function filesOf(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.jsonl') || name === BLOCKED_FILE);
  return names.sort().map((name) => join(dir, name));
}

/** What platforms say of all their courses, by their names. */
export async function readPlatforms(
  dirs: string[],
  problems?: CatalogProblem[],
): Promise<ReadonlyMap<string, Platform>> {
  const list = await wholeList(dirs, 'platforms', problems);
  return new Map(list.map((platform) => [platform.platform, platform]));
}

const withShortTitles = ({ lessons, ...course }: Course): Course =>
  lessons ? { ...course, lessons: shortTitles(course.title, lessons) } : course;

/** A course as pages show it: with the terms of its platform, and lessons without its name. */
export const asShown = (course: Course, platforms: ReadonlyMap<string, Platform>): Course =>
  withTerms(withShortTitles(course), platforms);

/** The courses with their platform's terms and the results of their last check, without those of hosts that asked to be left out. */
async function* readCourses(
  dirs: string[],
  problems: CatalogProblem[],
): AsyncGenerator<SourceCourse<SiteTypes>> {
  const checks = new Map((await wholeList(dirs, 'checks', problems)).map((check) => [check.id, check]));
  const platforms = await readPlatforms(dirs, problems);
  const blocked = blockHosts(await readBlockedHosts(dirs));
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem') problems.push(row);
    else if (!blocked(new URL(row.course.url).hostname)) {
      const check = checks.get(row.course.id) ?? { id: row.course.id };
      const course = asShown(withCheck(row.course, check), platforms);
      yield { course, popularity: popularityOf(row.course), goneSince: check.goneSince };
    }
  }
}

type SourceOptions = {
  /** Draws the map of each topic. */
  layOut?: LayOut | undefined;
  /** Leaves out the needs that measure what a search does with words that it does not know. */
  holdOut?: boolean;
};

/** Catalogue folders as the search engine reads them. Invalid lines are left out and added to `problems`. */
export const catalogSource = (
  dirs: string[],
  problems: CatalogProblem[],
  { layOut, holdOut = false }: SourceOptions = {},
): CatalogSource<SiteTypes> => ({
  files: async () => (await Promise.all(dirs.map(filesOf))).flat(),
  topics: () => readTopics(dirs),
  needs: async () => {
    const needs = await wholeList(dirs, 'needs', problems);
    return holdOut ? needs : needs.map(allNeeds);
  },
  errands: () => wholeList(dirs, 'errands', problems),
  courses: () => readCourses(dirs, problems),
  overview: async () =>
    new OverviewBuilder(await readSources(dirs, problems), await readTopics(dirs), {
      layOut,
      studyPaths: await wholeList(dirs, 'paths', problems),
      canDo: await wholeList(dirs, 'canDo', problems),
    }),
});
