import type { IncomingMessage } from 'node:http';
import {
  type CourseView,
  type KnowFirst,
  type LessonView,
  lessonSegment,
  lessonsOf,
  readLessonNumber,
  toCourseView,
  toLessonView,
  type UnavailableCourse,
} from '@/lib/course';
import { hasModel } from '@/lib/guide/server';
import { isNavigation } from '@/lib/http/server';
import { calledHere } from '@/lib/locale/topic-name';
import { knowFirst } from '@/lib/map';
import { paths } from '@/lib/paths';
import { catalog, type SearchEngine } from '@/lib/search/server';
import { type CourseSources, courseSources, type FoundCourse, findCourse } from '@/lib/sources/server';
import * as m from '@/messages/course';
import { askContextOf } from './ask-context';
import { forMe, type LessonFinder } from './for-me';
import { lessonHelp } from './lesson-help';
import { type Outcome, unlessUnavailable } from './outcome';

export type CourseServices = CourseSources & {
  catalog: LessonFinder & Pick<SearchEngine, 'besideLesson'>;
  /** Whether a model answers questions about lessons. */
  model?: boolean;
};

/** A circuit breaker closes again after about ten seconds. */
const SOURCE_RETRY_SECONDS = 15;

const missing = { kind: 'not-found' } as const;
/** `changes`: the address holds as long as a playlist stays as it is. */
const moved = (to: string, changes = false) =>
  ({ kind: 'redirect', to, status: changes ? 307 : 308 }) as const;
const found = <View extends CourseView | LessonView>(props: View) =>
  ({ kind: 'found', props, indexed: isListed(props), settled: true }) as const;
const isListed = (view: CourseView | LessonView) =>
  ('lesson' in view ? view.listed : view.course.listed) === true;
const away = (unavailable: UnavailableCourse['unavailable']) =>
  ({ kind: 'unavailable', props: { unavailable }, retryAfter: SOURCE_RETRY_SECONDS }) as const;

/** Shown if the catalogue is unavailable. */
const withoutCatalog = (id: string): UnavailableCourse => ({
  unavailable: { id, gone: false, source: m.ourCourseList(), related: [] },
});

/** What to know first, as the page names it. */
function firstHere({ must, helps, basicsOf, of, ...rest }: KnowFirst): KnowFirst {
  return {
    must: must.map(calledHere),
    helps: helps.map(calledHere),
    ...rest,
    ...(basicsOf && { basicsOf: calledHere(basicsOf) }),
    ...(of && { of: calledHere(of) }),
  };
}

/** A number that the course does not have, unless its playlist cannot be read at the moment. */
function withoutLesson({ course, related, liveLessons }: Extract<FoundCourse, { kind: 'found' }>) {
  if (liveLessons === 'away')
    return away({ id: course.id, gone: false, source: 'YouTube', title: course.title, related });
  // A learner's list counts the videos of a playlist, which only its player knows.
  const [whole] = lessonsOf(course);
  return whole?.video.host === 'youtube-playlist'
    ? moved(paths.lesson(course.id, lessonSegment(1, whole.title)), true)
    : missing;
}

export function loadCourse(
  services: CourseServices,
  id: string,
): Promise<Outcome<CourseView | UnavailableCourse>> {
  return unlessUnavailable<CourseView | UnavailableCourse>(withoutCatalog(id), async () => {
    const lookup = await findCourse(services, id);
    if (lookup.kind === 'missing') return missing;
    if (lookup.kind === 'away') return away(lookup.unavailable);
    const right = lookup.kind === 'gone' ? lookup.unavailable.id : lookup.course.id;
    if (right !== id) return moved(paths.course(right));
    if (lookup.kind === 'gone')
      return { kind: 'empty', props: { unavailable: lookup.unavailable }, settled: false };
    const { sources, map } = await services.catalog.overview();
    const first = knowFirst(map, lookup.course);
    const asking = await forMe(services.catalog, lookup.course, first);
    const view = toCourseView({ ...lookup, sources, first: first && firstHere(first) });
    return found({ ...view, ...(asking && { forMe: asking }) });
  });
}

function namedLesson(found: Parameters<typeof toLessonView>[0], segment: string): LessonView | undefined {
  const titles = lessonsOf(found.course).map(({ title }) => title);
  const number = readLessonNumber(segment, titles);
  return number === undefined ? undefined : toLessonView(found, number);
}

/**
 * Loads `/course/{id}/{lesson}`. The lesson's number decides, or its title if the list has grown; other spellings of the
 * segment redirect, with the second at which the lesson starts.
 */
export function loadLesson(
  services: CourseServices,
  id: string,
  segment: string,
  startAt?: number,
): Promise<Outcome<LessonView | UnavailableCourse>> {
  return unlessUnavailable<LessonView | UnavailableCourse>(withoutCatalog(id), async () => {
    if (readLessonNumber(segment) === undefined) return missing;
    const lookup = await findCourse(services, id);
    if (lookup.kind === 'away') return away(lookup.unavailable);
    // The page of the course explains it and offers alternatives.
    if (lookup.kind === 'gone')
      return { kind: 'redirect', to: paths.course(lookup.unavailable.id), status: 307 };
    const view = lookup.kind === 'found' ? namedLesson(lookup, segment) : undefined;
    if (!view) return lookup.kind === 'found' ? withoutLesson(lookup) : missing;
    const right = lessonSegment(view.number, view.lesson.title);
    const changes = lookup.kind === 'found' && lookup.liveLessons !== undefined;
    if (view.course.id !== id || right !== segment)
      return moved(paths.lesson(view.course.id, right) + (startAt ? `?t=${startAt}` : ''), changes);
    const help =
      lookup.kind === 'found' ? await lessonHelp(services.catalog, lookup.course, view.number) : undefined;
    return found({
      ...view,
      ...(help && { help }),
      ...(startAt && { startAt }),
      ...(services.model && { model: true as const }),
    });
  });
}

/** The catalogue and live sources of this site. Opening a course counts as asking for it. */
export const courseServices = (req: IncomingMessage): CourseServices => ({
  ...courseSources(askContextOf(req, isNavigation(req) ? 'user' : 'automated')),
  catalog: catalog(),
  model: hasModel(),
});
