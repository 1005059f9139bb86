import type { LiveSource } from '@/lib/sources/server/source/live-source';

/** A live source that finds nothing and has no course, but for what a test gives it. */
export const aSourceThat = <Own extends Partial<LiveSource>>(does: Own): LiveSource & Own => ({
  id: 'archive',
  name: 'Internet Archive',
  weight: 1,
  search: async () => ({ kind: 'unavailable', fault: 'down' }),
  getCourse: async () => ({ kind: 'gone' }),
  cachedCourse: async () => undefined,
  status: async () => ({ id: does.id ?? 'archive', state: 'ready', quotas: [] }),
  ...does,
});
