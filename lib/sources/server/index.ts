export { loadCaptions } from './captions/load-captions';
export { fetchThumbnail } from './fetch-thumbnail';
export { type CourseSources, courseSources, type FoundCourse, findCourse } from './find-course';
export { isSettled, loadLiveBlock, toBuiltIn } from './live-block';
export { addCachedLessons, type WithLessons } from './live-lessons';
export { cachedLiveCourse, findLiveSource, liveHealth, liveSources } from './live-sources';
export type { AskContext, Spender } from './quota/spender';
export { streamLive } from './search-live';
export type { LiveSource } from './source/live-source';
