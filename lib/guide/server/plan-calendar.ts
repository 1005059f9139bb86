import { toCourseCard } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { AppError } from '@/lib/errors';
import { calendarFile } from '@/lib/format/calendar-file';
import { addTotals } from '@/lib/guide/plan/make-plan';
import { planEvenings } from '@/lib/guide/plan/plan-evenings';
import { paths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import type { CalendarRequest } from './request/read-calendar-request';

const DAY_MS = 86_400_000;
const UNKNOWN_LENGTH = 'We do not know how long this course is. Add more evenings if you need them.';

async function findCards(catalog: Pick<SearchEngine, 'findCourse'>, ids: string[]) {
  const found = await Promise.all(
    ids.map(async (id) => {
      const lookup = await catalog.findCourse(id, { related: false });
      const there =
        lookup.kind === 'moved' ? await catalog.findCourse(lookup.id, { related: false }) : lookup;
      return there.kind === 'found' ? [toCourseCard(there.course, there.topics[0])] : [];
    }),
  );
  return found.flat();
}

/**
 * The calendar file of a plan: each course on evenings of its own. The courses are those that the page showed,
 * whoever chose them.
 * @throws AppError request/not-found if the catalogue has none of them
 */
export async function planCalendar(
  catalog: Pick<SearchEngine, 'findCourse'>,
  { plan: request, courses, days, time, start }: CalendarRequest,
  now: Date,
): Promise<string> {
  const cards = await findCards(catalog, courses);
  if (cards.length === 0) throw new AppError('request/not-found');
  const chosen = cards.map((course) => ({ course, why: '' }));
  const plan = addTotals(request, chosen, [], 'rule');
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const { minutes, steps } = planEvenings(plan, days, start ?? tomorrow);
  const appointments = steps.map(({ step: { course, hours }, first, count }) => {
    const url = publicEnv.siteUrl + paths.course(course.id);
    const text = [course.provider, hours === undefined && UNKNOWN_LENGTH, url].filter(Boolean).join('\n');
    return {
      uid: `${course.id}.${first}@${new URL(publicEnv.siteUrl).hostname}`,
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
  return calendarFile(`Plan: ${request.goal}`, appointments, now);
}
