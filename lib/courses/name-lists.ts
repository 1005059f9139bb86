import type { Source } from './course.schema';

/** A list that names a course, with what its licence asks to state beside the facts. */
export type NamedList = Pick<Source, 'id' | 'licence' | 'attribution'>;

/** The id under which the sources describe a list: its own, or `owner/*` for all of an owner. */
export const sourceIdOf = (list: string, isKnown: (id: string) => boolean): string => {
  const owner = `${list.split('/', 1)[0]}/*`;
  return !isKnown(list) && isKnown(owner) ? owner : list;
};

/** These lists with what the sources say of each. */
export function nameLists(lists: readonly string[], sources: readonly Source[]): NamedList[] {
  const known = new Map(sources.map((source) => [source.id, source]));
  return lists.map((id) => {
    const { licence, attribution } = known.get(sourceIdOf(id, (other) => known.has(other))) ?? {};
    return { id, ...(licence && { licence }), ...(attribution && { attribution }) };
  });
}
