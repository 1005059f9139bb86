/** For search engines a course is a series of lectures, lessons or modules: one, or a name without any, is none. */
export const isSeries = (lessons = 0): boolean => lessons > 1;
