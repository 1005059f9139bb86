export { catalog } from './catalog';
export { courseRules } from './course-rules';
export { noteSearch } from './note-search';
export type {
  AddedCourse,
  CourseLookup,
  LessonLink,
  SearchEngine,
  SearchSummary,
} from './search-engine.types';
