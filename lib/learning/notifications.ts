import { percentOf } from '@/lib/format/percent-of';
import * as m from '@/messages/learning';
import type { CourseProgress } from './course-progress';
import type { Streak } from './streak';

/** Types other than these three are shown with a pin. */
type NotificationType = 'challenge' | 'course' | 'achievement';
export type Notification = { id: string; text: string; type: NotificationType };

/** Streak lengths that earn a trophy. */
const MILESTONES = [365, 200, 100, 50, 30, 14, 7, 3];
const RECENT_MS = 7 * 86_400_000;
const MAX_COURSES = 3;

type LearnedCourse = { id: string; title: string; progress: CourseProgress };

function aboutStreak({ state, days }: Streak): Notification[] {
  const notes: Notification[] = [];
  if (state.kind === 'at-risk') {
    const text = m.keepStreak({ hours: state.hoursLeft, days });
    notes.push({ id: 'challenge-streak', type: 'challenge', text });
  }
  const milestone = MILESTONES.find((length) => days === length);
  if (milestone && state.kind === 'kept') {
    notes.push({
      id: `achievement-streak-${milestone}`,
      type: 'achievement',
      text: m.milestone({ days: milestone }),
    });
  }
  return notes;
}

function aboutGoal(minutes: number, goal: number): Notification[] {
  if (goal <= 0 || minutes === 0) return [];
  if (minutes >= goal) {
    return [
      {
        id: 'achievement-goal',
        type: 'achievement',
        text: m.goalReached({ goal }),
      },
    ];
  }
  const text = m.leftThisWeek({ count: goal - minutes });
  return [{ id: 'challenge-goal', type: 'challenge', text }];
}

function aboutCourse({ id, title, progress }: LearnedCourse): Notification {
  if (progress.lessonsAdded > 0) {
    const text = m.newLessonsIn({ count: progress.lessonsAdded, title });
    return { id: `course-added-${id}`, type: 'course', text };
  }
  if (progress.finished)
    return { id: `achievement-course-${id}`, type: 'achievement', text: m.courseFinished({ title }) };
  const done = percentOf(progress.fraction);
  return { id: `course-continue-${id}`, type: 'course', text: m.continueCourse({ title, done }) };
}

/**
 * The notifications for a learner at `now` (milliseconds), most urgent first. Each follows from the learner's
 * activity.
 */
export function notificationsOf(
  learner: { streak: Streak; courses: LearnedCourse[]; minutesThisWeek: number; weeklyGoalMinutes: number },
  now: number,
): Notification[] {
  const recent = learner.courses
    .filter(({ progress: { lastWatched = 0, finished, lessonsAdded } }) => {
      return lessonsAdded > 0 || !finished || now - lastWatched < RECENT_MS;
    })
    .sort(
      ({ progress: one }, { progress: other }) =>
        // Otherwise new lessons of a course finished long ago would never appear at the top.
        Number(other.lessonsAdded > 0) - Number(one.lessonsAdded > 0) ||
        (other.lastWatched ?? 0) - (one.lastWatched ?? 0),
    )
    .slice(0, MAX_COURSES);
  return [
    ...aboutStreak(learner.streak),
    ...recent.map(aboutCourse),
    ...aboutGoal(learner.minutesThisWeek, learner.weeklyGoalMinutes),
  ];
}
