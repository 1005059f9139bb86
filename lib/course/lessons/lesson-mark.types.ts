/**
 * How far somebody is in a lesson. `parts`: the watched parts, as a CSS background from start to end.
 */
export type LessonMark = { done: boolean; fraction: number; parts: string };
