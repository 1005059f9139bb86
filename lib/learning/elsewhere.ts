/**
 * A course of another site is one lesson without a video: its record in the watch history has this key, so that
 * it is merged, synced, exported, restarted and counted as all lessons are.
 */
export const elsewhereKey = (courseId: string): string => `elsewhere-${courseId}`;
