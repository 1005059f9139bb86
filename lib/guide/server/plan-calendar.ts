import type { CatalogOverview } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { AppError } from '@/lib/errors';
import { calendarFile } from '@/lib/format/calendar-file';
import { addDays, dayOf } from '@/lib/format/local-day';
import { hoursOf } from '@/lib/guide/plan/make-plan';
import { planEvenings } from '@/lib/guide/plan/plan-evenings';
import { paths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import * as m from '@/messages/guide';
import { findCards } from './plan/find-courses';
import type { CalendarRequest } from './request/read-calendar-request';

/**
 * The calendar file of a plan: each course on evenings of its own. The courses are those that the page showed,
 * whoever chose them.
 * @throws AppError request/not-found if the catalogue has none of them
 */
export async function planCalendar(
  catalog: Pick<SearchEngine, 'findCourse'> & { overview(): Promise<Pick<CatalogOverview, 'usualHours'>> },
  { plan: request, courses, days, time, start }: CalendarRequest,
  now: Date,
): Promise<string> {
  const [cards, { usualHours }] = await Promise.all([findCards(catalog, courses), catalog.overview()]);
  if (cards.length === 0) throw new AppError('request/not-found');
  const timed = cards.map((course) => ({ course, ...hoursOf(course, usualHours) }));
  const tomorrow = addDays(dayOf(now), 1);
  const { minutes, steps } = planEvenings({ ...request, steps: timed }, days, start ?? tomorrow);
  const appointments = steps.map(({ step: { course, hours }, first, count }) => {
    const url = publicEnv.siteUrl + paths.course(course.id);
    const text = [course.provider, hours === undefined && m.calendarUnknownLength(), url]
      .filter(Boolean)
      .join('\n');
    return {
      // The same on whatever evenings: a calendar that gets the file again keeps none that was unticked.
      uid: `${course.id}@${new URL(publicEnv.siteUrl).hostname}`,
      day: first,
      time,
      minutes,
      weekdays: days,
      count,
      title: course.title,
      text,
      url,
    };
  });
  return calendarFile(m.plan({ goal: request.goal }), appointments, now);
}
