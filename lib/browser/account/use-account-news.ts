import { useEffect } from 'react';
import { useLearning } from '@/lib/browser/learning/use-learning';
import type { Notification } from '@/lib/learning/notifications';

export type AccountNews = { streakDays: number; notifications: Notification[] };

/** Finished courses, the latest first, that are looked at for new lessons. */
const LOOKED_AT = 12;

/** What the account menu tells the learner; undefined while it is not known. */
export function useAccountNews(): AccountNews | undefined {
  const learning = useLearning('now');
  const courses = learning.kind === 'ready' ? learning.summary.courses : [];
  const finished = courses.filter(({ state }) => state === 'finished').slice(0, LOOKED_AT);
  const ids = finished.map(({ id }) => id).join();
  useEffect(() => {
    if (!ids) return;
    import('@/lib/browser/learning/course-outlines')
      .then(({ fetchBriefs }) => fetchBriefs(ids.split(',')))
      // Then nothing is said of new lessons.
      .catch(() => undefined);
  }, [ids]);
  if (learning.kind !== 'ready') return undefined;
  const { streak, notifications } = learning.summary;
  return { streakDays: streak.days, notifications };
}
