export { catalog } from './catalog';
export { noteSearch } from './note-search';
export type { AddedCourse, CourseLookup, SearchEngine, SearchSummary } from './search-engine.types';
