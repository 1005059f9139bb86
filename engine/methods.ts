import type { HostTypes } from './host.types';
import type { CatalogMethods, SearchEngine } from './search-engine.types';

/** What can be asked of a catalogue, by name. */
const METHODS = {
  search: true,
  firstCards: true,
  readWords: true,
  suggest: true,
  findCourse: true,
  findByKeys: true,
  overview: true,
  listCourseIds: true,
  listDated: true,
  listLessons: true,
  besideLesson: true,
  lessonsOn: true,
  listAdded: true,
  summarise: true,
  version: true,
} as const satisfies Record<keyof CatalogMethods, true>;

/** The methods of an engine, each answered by `answer`. */
export function engineMethods<Host extends HostTypes>(
  answer: (method: keyof CatalogMethods, args: unknown[]) => Promise<unknown>,
): Pick<SearchEngine<Host>, keyof CatalogMethods> {
  const methods = Object.keys(METHODS).map((name) => [
    name,
    (...args: unknown[]) => answer(name as keyof CatalogMethods, args),
  ]);
  // One for each name of the table, which has them all.
  return Object.fromEntries(methods) as Pick<SearchEngine<Host>, keyof CatalogMethods>;
}
