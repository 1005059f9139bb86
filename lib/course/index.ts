export { audienceOf } from './audience-of';
export { lessonPlace, stepsToCourse, stepsToLesson, stepsToTopic } from './breadcrumb';
export type { SiteTypes } from './catalog.types';
export {
  type ComparedCourse,
  type ComparedView,
  FEWEST_COMPARED,
  MOST_COMPARED,
  toComparedCourse,
} from './compared-course';
export type {
  Captions,
  Chapter,
  Course,
  CourseKind,
  Lesson,
  Level,
  Requirement,
  Topic,
  Video,
} from './course.schema';
export { type CourseCard, courseCardSchema, toCourseCard } from './course-card';
export { courseKeys } from './course-keys';
export type { UnavailableCourse } from './course-link';
export { type CourseLink, type FreeTwin, freeInPlace, toCourseLink } from './course-link';
export type { CoursePage, LessonPage } from './course-page.types';
export { type CourseView, type LessonLine, type LessonView, toCourseView, toLessonView } from './course-view';
export { type CoverLook, coverArt, coverLook } from './cover/cover-art';
export { signOf } from './cover/cover-text';
export { foldTitle } from './fold-title';
export type { AskedTopic, BuiltOn, ForMe, LessonHelp, LessonPlace } from './knowing.types';
export {
  COST_LABELS,
  KIND_LABELS,
  knownHours,
  LENGTH_LABELS,
  lengthBucket,
  studyHours,
} from './labels';
export { langOf } from './lang-of';
export { languageInside, languageName, NO_LANGUAGE } from './language-names';
export {
  LEARNING_LANGUAGES,
  type LearningLanguage,
  MOST_LANGUAGES,
  toLearningLanguages,
} from './learning-languages';
export { clock, duration, hoursAndMinutes, isoDuration, roughDuration } from './length';
export { chooseCaptions } from './lessons/choose-captions';
export type { LessonMark } from './lessons/lesson-mark.types';
export { lessonSegment, readLessonNumber } from './lessons/lesson-segment';
export { lessonsOf } from './lessons/lessons-of';
export { shortTitles } from './lessons/short-titles';
export { atSecond, readStartSecond, startSecondOf } from './lessons/start-second';
export { watchPage } from './lessons/watch-url';
export { LEVEL_LABELS } from './level-labels';
export { isListed, listedLessons, unlistedBecause } from './listed/is-listed';
export { isSeries } from './listed/is-series';
export { isListedTopic, listedRel, topicHref, topicRel } from './listed/listed-rel';
export { longDay } from './long-day';
export { sourceAnchor, sourceIdOf, sourceOf } from './name-lists';
export { audienceLabel, certificateLabel } from './offer-labels';
export type {
  CanDo,
  CatalogCounts,
  CatalogOverview,
  HomePage,
  HomeView,
  Shelf,
  SourceOverview,
  StudyPath,
  Subject,
  TopicCount,
} from './overview.types';
export { spellTopic } from './spell-topic';
export { cardFacts } from './texts/card-facts';
export { courseSummary } from './texts/course-summary';
export { courseWords, lessonWords } from './texts/page-words';
export { originalThumbnail, THUMBNAIL_FILES, type ThumbnailWidth } from './thumbnail';
export type { KnowFirst, MapLayout, MapTopic, NamedTopic, TopicMap } from './topic-map.types';
export { claimsMore, factSourcesOf, listIdOf, listsOf, trustOf, trustShown } from './trust';
export { type UsualHours, UsualHoursBuilder, usualHoursOf } from './usual-hours';
