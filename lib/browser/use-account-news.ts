import type { Notification } from '@/lib/learning/notifications';

export type AccountNews = { streakDays: number; notifications: Notification[] };

const NOTHING: AccountNews = { streakDays: 0, notifications: [] };

/** What the account menu tells the learner; undefined while it is not known. */
export function useAccountNews(): AccountNews | undefined {
  return NOTHING;
}
