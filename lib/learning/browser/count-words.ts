import * as knowing from '@/messages/knowing';
import * as m from '@/messages/learning';
import type { Counts } from './account-data';

/** How many documents of each kind there are, in words. */
export const countWords = (counts: Counts): Record<keyof Counts, string> => ({
  watchHistory: m.historyCounted({ count: counts.watchHistory }),
  activityDays: m.daysCounted({ count: counts.activityDays }),
  savedCourses: m.choicesCounted({ count: counts.savedCourses }),
  paths: m.plansOf({ count: counts.paths }),
  known: knowing.topicsCounted({ count: counts.known }),
  settings: m.settingsCounted(),
});
