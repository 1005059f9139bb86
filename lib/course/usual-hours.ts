import type { CourseCard } from './course-card';

/** Middle lengths, in hours, of courses and of a lesson: of each place and kind, of each place, and of all. */
export type UsualHours = Readonly<Record<string, number>>;

type Kind = Pick<CourseCard, 'title' | 'platform' | 'provider' | 'kind' | 'lessonCount'>;

/** Fewer known lengths say nothing of the others. */
const ENOUGH = 12;
/** A lesson of a course; where there are many, they are short. */
const LESSON = 'lesson';
const SHORT_LESSON = 'short-lesson';
const MANY = 40;
const lessonOf = (count: number) => (count < MANY ? LESSON : SHORT_LESSON);
/** "Full course in 11 hours". */
const HOURS_IN_TITLE = /(?<!\d)(\d{1,2})[ -]?(?:hours?|hrs)\b/i;

/** The groups that a course is in, the nearest first. */
function groupsOf({ platform, provider, kind }: Kind): [ofKind: string, ofPlace: string] {
  const place = platform ?? provider;
  return [`${place} ${kind}`, place];
}

/** What a course of unknown length takes by its title, else if it is like the others of its place, else by its lessons. */
export function usualHoursOf(card: Kind, usual: UsualHours): number | undefined {
  const [ofKind, ofPlace] = groupsOf(card);
  const at = (key: string) => (Object.hasOwn(usual, key) ? usual[key] : undefined);
  const { lessonCount = 0 } = card;
  const lessonsOf = (lesson: number | undefined) =>
    lesson !== undefined && lessonCount > 1 ? lesson * lessonCount : undefined;
  const said = Number(HOURS_IN_TITLE.exec(card.title)?.[1]) || undefined;
  const likeOthers = lessonsOf(at(`${LESSON} ${ofPlace}`)) ?? at(ofKind) ?? at(ofPlace);
  const hours = said ?? likeOthers ?? lessonsOf(at(lessonOf(lessonCount)));
  return hours === undefined ? undefined : Math.max(1, Math.round(hours));
}

/** Collects the known lengths of courses. */
export class UsualHoursBuilder {
  readonly #known = new Map<string, number[]>();

  add(card: Kind & Pick<CourseCard, 'hours' | 'workload'>): void {
    const { hours, workload, lessonCount = 0 } = card;
    const known = workload ?? hours;
    if (known === undefined) return;
    const groups = groupsOf(card);
    for (const group of groups) this.#note(group, known);
    if (hours !== undefined && lessonCount > 1)
      for (const group of [lessonOf(lessonCount), `${LESSON} ${groups[1]}`])
        this.#note(group, hours / lessonCount);
  }

  #note(group: string, hours: number): void {
    const same = this.#known.get(group);
    if (same) same.push(hours);
    else this.#known.set(group, [hours]);
  }

  finish(): UsualHours {
    const enough = [...this.#known].filter(([, hours]) => hours.length >= ENOUGH);
    return Object.fromEntries(
      enough.map(([group, hours]) => {
        const middle = hours.toSorted((a, b) => a - b)[Math.floor(hours.length / 2)] ?? 0;
        return [group, Math.round(middle * 100) / 100];
      }),
    );
  }
}
