export { errorHead, searchUnavailableHead, unavailableCourseHead } from './heads/error-heads';
export { courseHead, lessonHead, mapHead, searchHead } from './heads/loaded-heads';
export { type IndexingPolicy, isIndexed } from './indexing-policy';
export { siteFiles } from './site-files';
export { breadcrumbData, courseData, siteData } from './structured-data';
export type { TopicView } from './topic-view.types';
export { videoData } from './video-data';
