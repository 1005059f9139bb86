export { type Answers, asSearchEngine, callMethod } from './answers';
export { buildIndex } from './build/build-index';
export type { Course, CourseCard, Topic, TopicCount } from './course.schema';
export type { SharedArrays } from './format/dictionary';
export type {
  CatalogSource,
  CourseRules,
  HostTypes,
  IndexTopic,
  OverviewCollector,
  SourceCourse,
} from './host.types';
export { openEngine, type SyncEngine } from './open-engine';
export type {
  AddedCourse,
  CatalogMethod,
  CatalogMethods,
  CourseLookup,
  DatedCourse,
  LessonLink,
  ListedLesson,
  SearchEngine,
  SearchSummary,
  WordsRead,
} from './search-engine.types';
export type { OpenVersion, Versions } from './versions.types';
