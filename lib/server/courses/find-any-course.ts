import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import { catalog } from '@/lib/server/search';
import { liveSources } from '@/lib/server/sources';
import type { AskContext } from '@/lib/server/sources/quota/spender';
import { addLiveLessons } from './live-lessons';

assertServer('lib/server/courses/find-any-course');

/**
 * Finds a course of the catalogue or of a live source by its id. `asking` says for whom a live source would
 * be asked.
 */
export async function findCourse(id: string, asking: AskContext): Promise<Course | undefined> {
  const lookup = await catalog().findCourse(id, { related: false });
  const found = lookup.kind === 'moved' ? await catalog().findCourse(lookup.id, { related: false }) : lookup;
  if (found.kind === 'found') return (await addLiveLessons(found.course, liveSources(), asking)).course;
  const source = liveSources().find((one) => id.startsWith(`${one.id}-`));
  const live = await source?.getCourse(id.slice(source.id.length + 1), asking);
  return live?.kind === 'found' ? live.course : undefined;
}
