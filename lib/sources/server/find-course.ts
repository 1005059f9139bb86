import { type CourseCard, freeInPlace, type UnavailableCourse } from '@/lib/course';
import { courseSchema } from '@/lib/course/course.schema';
import { isAppError } from '@/lib/errors';
import { readSearch } from '@/lib/search';
import { type CourseLookup, catalog, type SearchEngine } from '@/lib/search/server';
import { addLiveLessons, type WithLessons } from './live-lessons';
import { liveSources } from './live-sources';
import type { AskContext } from './quota/spender';
import type { LiveSource } from './source/live-source';

const ALTERNATIVES = 8;

/** Where courses come from, and on whose behalf a live source is asked. */
export type CourseSources = {
  catalog: Pick<SearchEngine, 'findCourse' | 'search' | 'overview'>;
  sources: readonly LiveSource[];
  asking: AskContext;
};

type Found = Omit<Extract<CourseLookup, { kind: 'found' }>, 'kind'> & {
  live?: true;
  liveLessons?: WithLessons['liveLessons'];
};
export type FoundCourse =
  | ({ kind: 'found' } & Found)
  | ({ kind: 'gone' } & UnavailableCourse)
  /** Temporarily unavailable. */
  | ({ kind: 'away' } & UnavailableCourse)
  | { kind: 'missing' };

async function similar(catalog: CourseSources['catalog'], title: string | undefined): Promise<CourseCard[]> {
  try {
    const { results } = title ? await catalog.search(readSearch(title, {})) : { results: [] };
    if (results.length > 0)
      return results.slice(0, ALTERNATIVES).map(({ marks: _marks, onTopics: _topics, ...card }) => card);
    const { subjects } = await catalog.overview();
    return subjects.flatMap(({ picks }) => picks.slice(0, 1)).slice(0, ALTERNATIVES);
  } catch (error) {
    // A live course is shown even if the catalogue is unavailable.
    if (isAppError(error)) return [];
    throw error;
  }
}

function toGone(lookup: Extract<CourseLookup, { kind: 'gone' }>): FoundCourse {
  const { course, since, related, twins = [] } = lookup;
  const { id, title, platform, provider } = course;
  const free = freeInPlace(twins, related);
  return {
    kind: 'gone',
    unavailable: {
      id,
      gone: true,
      source: platform ?? provider,
      title,
      since,
      related,
      ...(free && { free }),
    },
  };
}

/** Finds a course at the source that its id names. */
async function findLive(
  { catalog, sources, asking }: CourseSources,
  id: string,
  { related = true }: { related?: boolean },
): Promise<FoundCourse> {
  const source = sources.find((one) => id.startsWith(`${one.id}-`));
  if (!source) return { kind: 'missing' };
  const answer = await source.getCourse(id.slice(source.id.length + 1), asking);
  const near = async (title?: string) => (related ? similar(catalog, title) : []);
  if (answer.kind === 'found') {
    const { course } = answer;
    return { kind: 'found', course, topics: [], live: true, related: await near(course.title) };
  }
  const gone = answer.kind === 'gone';
  const title = gone ? answer.title : undefined;
  return {
    kind: gone ? 'gone' : 'away',
    unavailable: { id, gone, source: source.name, related: await near(title), ...(title && { title }) },
  };
}

/** Finds a course of the catalogue by an id that may be old or in the wrong case. */
async function findBuiltIn(
  { findCourse }: CourseSources['catalog'],
  id: string,
  options: { related?: boolean },
): Promise<CourseLookup> {
  let lookup = await findCourse(id, options);
  if (lookup.kind === 'missing' && id !== id.toLowerCase())
    lookup = await findCourse(id.toLowerCase(), options);
  return lookup.kind === 'moved' ? findCourse(lookup.id, options) : lookup;
}

/**
 * Finds a course in the catalogue, also by an old id or one in the wrong case, or at its live source. An
 * invalid id is not looked up. `related: false` leaves out related courses, which take most of the time.
 * @throws AppError search/unavailable, or the reason of the signal in `asking`
 */
export async function findCourse(
  { catalog, sources, asking }: CourseSources,
  id: string,
  options: { related?: boolean } = {},
): Promise<FoundCourse> {
  if (!courseSchema.shape.id.safeParse(id).success) return { kind: 'missing' };
  const builtIn = await findBuiltIn(catalog, id, options);
  if (builtIn.kind === 'gone') return toGone(builtIn);
  if (builtIn.kind === 'found')
    return { ...builtIn, ...(await addLiveLessons(builtIn.course, sources, asking)) };
  return findLive({ catalog, sources, asking }, id, options);
}

/** The catalogue and live sources of this site. `asking` says for whom a live source would be asked. */
export const courseSources = (asking: AskContext): CourseSources => ({
  catalog: catalog(),
  sources: liveSources(),
  asking,
});
