export { chosenLanguages, keepLocale } from './chosen-languages';
export { offeredLocale } from './offered-locale';
export { sendUnsent } from './unsent';
export { useAccountNews } from './use-account-news';
export { useCourseMarks } from './use-course-marks';
export { useKnown } from './use-known';
export { loadLearning, useLearning } from './use-learning';
export { useLessonPlayer } from './use-lesson-player';
