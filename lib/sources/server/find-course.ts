import { freeInPlace, type UnavailableCourse } from '@/lib/course';
import { courseSchema } from '@/lib/course/course.schema';
import type { CourseLookup, SearchEngine } from '@/lib/search/server';
import { findLiveCourse, type LiveLookup } from '@/lib/sources/server/find-live-course';
import type { AskContext } from '@/lib/sources/server/quota/spender';
import type { LiveSource } from '@/lib/sources/server/source/live-source';
import { addLiveLessons, type WithLessons } from './live-lessons';

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

function fromSource(id: string, lookup: LiveLookup): FoundCourse {
  if (lookup.kind === 'found') return { ...lookup, topics: [], live: true };
  const { kind, source, title, related } = lookup;
  return { kind, unavailable: { id, gone: kind === 'gone', source, related, ...(title && { title }) } };
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
  const live = await findLiveCourse(sources, catalog, id, asking, options);
  return live ? fromSource(id, live) : { kind: 'missing' };
}
