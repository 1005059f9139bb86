/** The id prefixes of live sources: every id of lib/server/sources/registry. */
export const LIVE_SOURCE_IDS = ['youtube', 'mit-learn', 'archive', 'peertube', 'kolibri'] as const;

/**
 * Whether a course id belongs to a live source: its page is rendered on every request, under its own address.
 */
export function isLiveId(courseId: string): boolean {
  return LIVE_SOURCE_IDS.some((source) => courseId.startsWith(`${source}-`));
}
