import type { Collection } from './documents';
import { exportData } from './export-data';
import type { Learner } from './learner';

export type Forgotten = { account: boolean; counts: Record<Collection, number> };

const count = (learner: Learner, collection: Collection) => learner.documents.all(collection).length;

/** Everything known of the learner as the text of a JSON file. */
export function exportEverything(learner: Learner): Promise<string> {
  return exportData(learner, new Date());
}

/** Deletes everything known of the learner; says how much it was. */
export async function forgetEverything(learner: Learner): Promise<Forgotten> {
  const counts = {
    watchHistory: count(learner, 'watchHistory'),
    activityDays: count(learner, 'activityDays'),
    savedCourses: count(learner, 'savedCourses'),
    settings: count(learner, 'settings'),
  };
  learner.documents.clear();
  return { account: false, counts };
}
