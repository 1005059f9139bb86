import { isLiveId } from '@/lib/courses/live-ids';
import type { HeadData } from './head.types';

/** The number of live courses has no limit; search engines can index them at their source. */
export function robotsOf(courseId: string): NonNullable<HeadData['robots']> {
  return isLiveId(courseId) ? 'noindex' : 'index';
}
