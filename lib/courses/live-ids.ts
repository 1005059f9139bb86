/** The live sources by the names that course ids begin with: every id of lib/server/sources/registry. */
export const LIVE_SOURCE_IDS = ['youtube', 'mit-learn', 'archive', 'peertube', 'kolibri'] as const;

/** Whether a course id names a live source: its page is made on each request, under an address of its own. */
export function isLiveId(courseId: string): boolean {
  return LIVE_SOURCE_IDS.some((source) => courseId.startsWith(`${source}-`));
}
