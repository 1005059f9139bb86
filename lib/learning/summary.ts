import { localDay } from '@/lib/format/local-day';
import { type ActivityDay, minutesLearned } from './activity';
import type { CourseOutline } from './course-progress';
import { type MyCourse, myCourses } from './learner-courses';
import { type Notification, notificationsOf } from './notifications';
import type { SavedCourse, Settings } from './records/learner-documents.schema';
import { recordInCourse } from './records/record-in-course';
import type { WatchRecord } from './records/watch-record.schema';
import { type Streak, streakOf } from './streak';
import { isFinished } from './watch-progress';

export type LearnerFacts = {
  records: WatchRecord[];
  activity: ActivityDay[];
  saved: SavedCourse[];
  settings: Settings;
  timeZone: string;
  outlines?: ReadonlyMap<string, CourseOutline>;
};

export type LearnerSummary = {
  /** The learner's current day, YYYY-MM-DD. */
  today: string;
  streak: Streak;
  notifications: Notification[];
  courses: MyCourse[];
  minutes: { thisWeek: number; inAll: number };
  lessonsFinished: number;
  coursesFinished: number;
};

/** Whether a video was finished in any course, or in any run through one. */
function isFinishedSomewhere(record: WatchRecord): boolean {
  return [record, ...(record.others?.places ?? [])].some(({ courseId, restartedAt }) => {
    const counted = recordInCourse(record, courseId, restartedAt);
    return counted !== undefined && isFinished(counted);
  });
}

/** Everything that the pages show a learner, computed from the records and now (milliseconds). */
export function summarise(facts: LearnerFacts, now: number): LearnerSummary {
  const { records, activity, saved, settings, timeZone, outlines } = facts;
  const today = localDay(now, timeZone);
  const streak = streakOf(activity, timeZone, now);
  const minutes = minutesLearned(activity, today);
  const courses = myCourses(records, saved, outlines);
  return {
    today,
    streak,
    minutes,
    courses,
    notifications: notificationsOf(
      {
        streak,
        courses: courses.filter(({ state }) => state !== 'saved'),
        minutesThisWeek: minutes.thisWeek,
        weeklyGoalMinutes: settings.weeklyGoal,
      },
      now,
    ),
    lessonsFinished: records.filter(isFinishedSomewhere).length,
    coursesFinished: courses.filter(({ state }) => state === 'finished').length,
  };
}
