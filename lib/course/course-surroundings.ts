import { LEVELS } from './course.schema';
import type { CourseCard } from './course-card';

/** Number of courses in a short group, and in the last one. */
const FEW = 3;
const MANY = 8;

type Surroundings = {
  /** Easier courses on the same topic. */
  before: CourseCard[];
  /** Harder ones. */
  next: CourseCard[];
  /** The same at the same level, from others. */
  others: CourseCard[];
  similar: CourseCard[];
};

const rankOf = ({ level }: CourseCard) => (level ? LEVELS.indexOf(level) : undefined);

/** Groups related courses by what they are to a course. Each is in one group; the order within a group is theirs. */
export function arrangeRelated(course: CourseCard, related: readonly CourseCard[]): Surroundings {
  const rank = rankOf(course);
  const isOnTopic = ({ topic, language }: CourseCard) =>
    course.topic !== undefined && topic === course.topic && language === course.language;
  const used = new Set<CourseCard>();
  const take = (fits: (other: CourseCard) => boolean, most = FEW) => {
    const taken = related.filter((other) => !used.has(other) && fits(other)).slice(0, most);
    for (const other of taken) used.add(other);
    return taken;
  };
  const takeByLevel = (fits: (other: number, own: number) => boolean) =>
    take((other) => {
      const theirs = rankOf(other);
      return isOnTopic(other) && theirs !== undefined && rank !== undefined && fits(theirs, rank);
    });
  return {
    before: takeByLevel((other, own) => other < own),
    next: takeByLevel((other, own) => other > own),
    others: take((other) => isOnTopic(other) && rankOf(other) === rank && other.provider !== course.provider),
    similar: take(() => true, MANY),
  };
}
