import { useEffect } from 'react';
import type { Notification } from '@/lib/learning/notifications';
import { useLearning } from './use-learning';

export type AccountNews = { streakDays: number; notifications: Notification[] };

/** The number of most recently finished courses that are checked for new lessons. */
const LOOKED_AT = 12;

/** The news in the account menu; undefined while unknown. */
export function useAccountNews(): AccountNews | undefined {
  const learning = useLearning('now');
  const courses = learning.kind === 'ready' ? learning.summary.courses : [];
  const finished = courses.filter(({ state }) => state === 'finished').slice(0, LOOKED_AT);
  const ids = finished.map(({ id }) => id).join();
  useEffect(() => {
    if (!ids) return;
    import('./course-briefs')
      .then(({ fetchBriefs }) => fetchBriefs(ids.split(',')))
      // Then no new lessons are announced.
      .catch(() => undefined);
  }, [ids]);
  if (learning.kind !== 'ready') return undefined;
  const { streak, notifications } = learning.summary;
  return { streakDays: streak.days, notifications };
}
