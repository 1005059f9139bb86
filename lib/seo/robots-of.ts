import { isLiveId } from '@/lib/courses/live-ids';
import type { HeadData } from './head.types';

/** There is no end of live courses: search engines read them at their source. */
export function robotsOf(courseId: string): NonNullable<HeadData['robots']> {
  return isLiveId(courseId) ? 'noindex' : 'index';
}
