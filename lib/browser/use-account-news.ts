import type { Notification } from '@/lib/learning/notifications';
import { useLearning } from './use-learning';

export type AccountNews = { streakDays: number; notifications: Notification[] };

/** What the account menu tells the learner; undefined while it is not known. */
export function useAccountNews(): AccountNews | undefined {
  const learning = useLearning('now');
  if (learning.kind !== 'ready') return undefined;
  const { streak, notifications } = learning.summary;
  return { streakDays: streak.days, notifications };
}
