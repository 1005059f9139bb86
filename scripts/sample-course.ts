/** The course that commands and measurements open: it has lessons, and a guide that can answer questions about them. */
export const COURSE_ID = '6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
export const LESSON_ID = '3-lecture-3-insertion-sort-merge-sort';
export const COURSE = `/course/${COURSE_ID}`;
export const LESSON = `${COURSE}/${LESSON_ID}`;
