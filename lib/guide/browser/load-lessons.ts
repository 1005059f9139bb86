import type { LessonLine } from '@/lib/course';
import { paths } from '@/lib/paths';
import { loadJson } from './load-json';

const cache = new Map<string, Promise<LessonLine[]>>();

function isLine(value: unknown): value is LessonLine {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}

/** The lessons of a course with their chapters, loaded once. */
export function loadLessons(courseId: string): Promise<LessonLine[]> {
  const known = cache.get(courseId);
  if (known) return known;
  const loading = loadJson(paths.api.lessons(courseId)).then((answer): LessonLine[] => {
    const { lessons } = answer as { lessons?: unknown };
    return Array.isArray(lessons) ? lessons.filter(isLine) : [];
  });
  cache.set(courseId, loading);
  loading.catch(() => cache.delete(courseId));
  return loading;
}
