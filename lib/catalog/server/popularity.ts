import { lessonsOf, listsOf, trustOf } from '@/lib/course';
import type { Course } from '@/lib/course/course.schema';

/** The maximum of each part. They sum to 1. docs/decisions/popularity-prior.md gives the reasons. */
const WEIGHTS = {
  lists: 0.25,
  trust: 0.13,
  lessons: 0.2,
  provider: 0.17,
  playable: 0.13,
  free: 0.07,
  start: 0.05,
} as const;

/**
 * Providers that have published courses for ten years or more: 1 if known to the general public, 0.6 if known
 * in their field.
 */
const PROVIDERS = new Map<string, number>([
  ...[
    'MIT OpenCourseWare',
    'MIT',
    'Harvard University',
    'Stanford University',
    'Yale University',
    'Open Yale Courses',
    'Khan Academy',
    'freeCodeCamp',
    'Crash Course',
    'The Open University',
  ].map((name) => [name, 1] as const),
  ...[
    '3Blue1Brown',
    'BBC',
    'Caltech',
    'Carnegie Mellon University',
    'Corey Schafer',
    'Curso em Vídeo',
    'Deutsche Welle',
    'ETH Zurich',
    'fast.ai',
    'Google',
    'HubSpot Academy',
    'KAIST',
    'Language Transfer',
    'MDN Web Docs',
    'Microsoft Learn',
    'NPTEL',
    'Princeton University',
    'Programming with Mosh',
    'Stepik',
    'The Coding Train',
    'The Net Ninja',
    'The Odin Project',
    'Traversy Media',
    'UC Berkeley',
    'University of Cambridge',
    'University of Helsinki',
    'University of Oxford',
    'University of Pennsylvania',
    'Udacity',
  ].map((name) => [name, 0.6] as const),
]);

/** 0, 0.5, 0.75, 0.875 ... for one, two, three, four independent lists. */
function listsPart(course: Course): number {
  // Several lists that give no more trust than one are copies of each other.
  const lists = trustOf(course) === 'list' ? 1 : listsOf(course).length;
  return lists < 2 ? 0 : 1 - 0.5 ** (lists - 1);
}

/** How much of the course's content is known: its lessons, their lengths or chapters. A video alone says nothing of it. */
function lessonsPart({ lessons = [], playlistId, kind }: Course): number {
  const described = lessons.filter((lesson) => lesson.seconds ?? lesson.chapters).length;
  if (lessons.length < 2 && described === 0) return playlistId || kind === 'interactive' ? 0.4 : 0;
  return 0.7 + 0.3 * (described / lessons.length);
}

/** What a check, its provider's word, several lists or one list are worth. */
const TRUST = { checked: 1, stated: 1, lists: 0.5, list: 0 } as const;

/** More people start a subject than continue with it. */
const START = { beginner: 1, intermediate: 0.5, advanced: 0 } as const;

/**
 * How likely most people mean this course, from 0 to 1, from facts alone: the number of independent lists
 * that name it, how sure its facts are, how much of its content is known, whether it plays here, its provider, its price and its
 * level. A `popularity` field of the row itself (from an import's mapped column) replaces it. It orders
 * results and is never shown.
 */
export function popularityOf(course: Course): number {
  if (course.popularity !== undefined) return course.popularity;
  const score =
    WEIGHTS.lists * listsPart(course) +
    WEIGHTS.trust * TRUST[trustOf(course)] +
    WEIGHTS.lessons * lessonsPart(course) +
    WEIGHTS.playable * (lessonsOf(course).length > 0 ? 1 : 0) +
    WEIGHTS.provider * (PROVIDERS.get(course.provider) ?? 0) +
    WEIGHTS.free * (course.cost === 'free' ? 1 : 0) +
    WEIGHTS.start * (course.level ? START[course.level] : 0);
  return Math.round(score * 1e4) / 1e4;
}
