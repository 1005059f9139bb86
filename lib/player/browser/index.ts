export { keepSpeed } from './remembered-speed';
export { useCurrentChapter } from './use-current-chapter';
export { useLessonKeys } from './use-lesson-keys';
export { type StagedPlayer, usePlayer } from './use-player';
export { choosePlaysFiles, usePlaysFiles } from './use-plays-files';
