export { errorHead } from './heads/error-head';
export { courseHead, lessonHead, mapHead, searchHead } from './heads/loaded-heads';
export { searchUnavailableHead } from './heads/search-unavailable-head';
export { unavailableCourseHead } from './heads/unavailable-course-head';
export { type IndexingPolicy, isIndexed } from './indexing-policy';
export { siteFiles } from './site-files';
export { breadcrumbData, courseData, siteData } from './structured-data';
export type { TopicView } from './topic-view.types';
export { videoData } from './video-data';
