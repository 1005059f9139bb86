export { chosenLanguages, keepLocale, offeredLocale } from './chosen-languages';
export { sendUnsent } from './unsent';
export { useAccountNews } from './use-account-news';
export { useCourseMarks } from './use-course-marks';
export { useKnown } from './use-known';
export { loadLearning, useLearning } from './use-learning';
export { useLessonPlayer } from './use-lesson-player';
export { useSavePresses } from './use-save-presses';
export { useSavedCards } from './use-saved-cards';
