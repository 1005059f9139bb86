import type { Course } from '@/lib/course/course.schema';
import { assetWords } from '@/lib/course/course-inside';
import { knownHours, otherPlatform } from '@/lib/course/labels';
import { languageName, NO_LANGUAGE } from '@/lib/course/language-names';
import { duration } from '@/lib/course/length';
import { countOf } from '@/lib/format/count';
import { lazily } from '@/lib/format/lazily';

type Facts = Pick<
  Course,
  | 'kind'
  | 'provider'
  | 'platform'
  | 'instructors'
  | 'level'
  | 'language'
  | 'cost'
  | 'hours'
  | 'workload'
  | 'lessons'
  | 'outline'
  | 'weeks'
  | 'assets'
  | 'prerequisites'
>;

/** Maximum number of names in the sentence. */
const NAMES = 3;
/** Maximum number of things that it asks for. */
const NEEDS = 5;

const list = lazily(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

function what({ kind, lessons, outline = [] }: Facts): string {
  const videos = lessons && countOf(lessons.length, 'video lesson');
  const parts = videos ?? (outline.length > 1 ? countOf(outline.length, 'part') : undefined);
  const chapters = lessons?.length === 1 ? (lessons[0]?.chapters?.length ?? 0) : 0;
  switch (kind) {
    case 'video-series':
      return videos ?? (parts ? `A video series with ${parts}` : 'A video series');
    case 'single-video':
      return chapters > 1 ? `A video with ${countOf(chapters, 'chapter')}` : 'A video';
    case 'interactive':
      return parts ? `An interactive course with ${parts}` : 'An interactive course';
    case 'text':
      return parts ? `A written course with ${parts}` : 'A written course';
    case 'mooc':
      return parts ? `An online course with ${parts}` : 'An online course';
  }
}

function where(course: Facts): string {
  const platform = otherPlatform(course);
  return platform ? `from ${course.provider} on ${platform}` : `from ${course.provider}`;
}

function teachers({ instructors = [], provider }: Facts): string {
  const names = [...new Set(instructors)];
  if (names.length === 0 || (names.length === 1 && names[0] === provider)) return '';
  const shown = names.length > NAMES + 1 ? names.slice(0, NAMES) : names;
  const others = names.length - shown.length;
  return `, taught by ${list().format(others > 0 ? [...shown, countOf(others, 'other')] : shown)}`;
}

/** What it comes with and what it asks for, a sentence each. */
function more(course: Facts): string[] {
  const { none, knowledge } = course.prerequisites ?? {};
  const assets = assetWords(course);
  return [
    ...(assets.length > 0 ? [`With ${list().format(assets)}.`] : []),
    ...(knowledge ? [`It asks for ${list().format(knowledge.slice(0, NEEDS))}.`] : []),
    ...(none && !knowledge ? ['It asks for nothing beforehand.'] : []),
  ];
}

const COSTS = {
  free: 'free',
  audit: 'may be free',
  preview: 'paid with a free preview',
  paid: 'paid',
} as const;

/**
 * What a course is, composed from its facts: "28 video lessons from MIT OpenCourseWare, taught by Erik
 * Demaine. Intermediate, in English, free." Unknown facts are left out.
 */
export function courseSummary(course: Facts): string {
  const hours = knownHours(course);
  const details = [
    hours === undefined ? undefined : duration(hours * 3600),
    course.workload === undefined ? undefined : `${duration(course.workload * 3600)} of study`,
    course.weeks === undefined ? undefined : countOf(course.weeks, 'week'),
    course.level,
    course.language === NO_LANGUAGE ? undefined : `in ${languageName(course.language)}`,
    COSTS[course.cost],
  ]
    .filter((detail) => detail !== undefined)
    .join(', ');
  const start = details.charAt(0).toUpperCase() + details.slice(1);
  // A name may end with a full stop of its own: "Example Inc."
  const subject = `${what(course)} ${where(course)}${teachers(course)}`.replace(/\.$/, '');
  return [`${subject}. ${start}.`, ...more(course)].join(' ');
}
