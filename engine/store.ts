/** What another store of courses needs: the inside of an index, and the interface that it implements. */

export { answersFrom } from './answers';
export { LessonWords, pieceId } from './build/write-lessons';
export type { Course, CourseCard, Topic } from './course.schema';
export { checkedCourse } from './course.schema';
export { fileStore } from './file-store/file-store';
export { analyseCourse, type Entry, titleKeys, topicToken } from './format/analyse-course';
export type {
  CourseStore,
  FoundPieces,
  RowFacts,
  RowOrder,
  RowQuery,
  RowSet,
} from './format/course-store.types';
export { type Dictionary, openDictionaryFile, writeDictionary } from './format/dictionary';
export { valueId } from './format/facet-values';
export { MAX_PIECES } from './format/lesson-pieces';
export { facetValues, type IndexFile, openIndex } from './format/open-index';
export { bufferOf, numbersOf } from './format/vocabulary';
export { type OpenDatabase, openDatabase } from './open-database';
export type { FoundCache, FoundSearch } from './run-search';
