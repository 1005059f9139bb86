export {
  courseHead,
  errorHead,
  lessonHead,
  mapHead,
  searchHead,
  searchUnavailableHead,
  unavailableCourseHead,
} from './heads';
export { type IndexingPolicy, isIndexed } from './indexing-policy';
export { siteFiles } from './site-files';
export { breadcrumbData, courseData, siteData } from './structured-data';
export type { TopicView } from './topic-view.types';
export { videoData } from './video-data';
