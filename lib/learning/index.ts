export { type CourseBrief, MAX_BRIEFS, toCourseBrief } from './course-brief';
export type { Notification } from './notifications';
