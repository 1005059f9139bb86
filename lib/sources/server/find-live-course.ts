import type { Course, CourseCard } from '@/lib/course';
import { isAppError } from '@/lib/errors';
import { readSearch } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import type { AskContext } from './quota/spender';
import type { LiveSource } from './source/live-source';

const ALTERNATIVES = 8;

export type LiveLookup =
  | { kind: 'found'; course: Course; related: CourseCard[] }
  /** The course is gone, or its source is unavailable; with related courses of the catalogue. */
  | { kind: 'gone' | 'away'; source: string; title?: string; related: CourseCard[] };

type Catalog = Pick<SearchEngine, 'search' | 'overview'>;

async function similar(catalog: Catalog, title: string | undefined): Promise<CourseCard[]> {
  try {
    const { results } = title ? await catalog.search(readSearch(title, {})) : { results: [] };
    if (results.length > 0)
      return results.slice(0, ALTERNATIVES).map(({ marks: _marks, onTopics: _topics, ...card }) => card);
    const { subjects } = await catalog.overview();
    return subjects.flatMap(({ picks }) => picks.slice(0, 1)).slice(0, ALTERNATIVES);
  } catch (error) {
    // A live course is shown even if the catalogue is unavailable.
    if (isAppError(error)) return [];
    throw error;
  }
}

/**
 * Looks up a course at the source that its id names; undefined if it names none. `related: false` leaves out
 * related courses.
 */
export async function findLiveCourse(
  sources: readonly LiveSource[],
  catalog: Catalog,
  id: string,
  asking?: AskContext,
  { related = true }: { related?: boolean } = {},
): Promise<LiveLookup | undefined> {
  const source = sources.find((one) => id.startsWith(`${one.id}-`));
  if (!source) return undefined;
  const answer = await source.getCourse(id.slice(source.id.length + 1), asking);
  const near = (title?: string) => (related ? similar(catalog, title) : []);
  switch (answer.kind) {
    case 'found':
      return { kind: 'found', course: answer.course, related: await near(answer.course.title) };
    case 'gone': {
      const { title } = answer;
      return {
        kind: 'gone',
        source: source.name,
        ...(title && { title }),
        related: await near(title),
      };
    }
    case 'not-asked':
    case 'unavailable':
      return { kind: 'away', source: source.name, related: await near() };
  }
}
