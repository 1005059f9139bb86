import type { Source } from './course.schema';

/** What is known of a list; of one that no source describes, its name only. */
export type KnownSource = Pick<Source, 'id'> & Partial<Source>;

/** A list that names a course, with what its licence asks to state beside the facts. */
export type NamedList = Pick<KnownSource, 'id' | 'licence' | 'licenceUrl' | 'attribution'> & {
  /** The list's place on the page of all sources. */
  anchor: string;
};

/** The id under which the sources describe a list: its own, or `owner/*` for all of an owner. */
export const sourceIdOf = (list: string, isKnown: (id: string) => boolean): string => {
  const owner = `${list.split('/', 1)[0]}/*`;
  return !isKnown(list) && isKnown(owner) ? owner : list;
};

/** What the sources say of a list. */
export const sourceOf = <Known>(list: string, sources: ReadonlyMap<string, Known>): Known | undefined =>
  sources.get(sourceIdOf(list, (id) => sources.has(id)));

/** Where a source stands on the page of all sources. */
export const sourceAnchor = (id: string): string =>
  `list-${id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}`;

/** These lists with what the sources say of each. */
export function nameLists(lists: readonly string[], sources: readonly KnownSource[]): NamedList[] {
  const known = new Map(sources.map((source) => [source.id, source]));
  return lists.map((id) => {
    const source = sourceOf(id, known);
    return {
      id,
      anchor: sourceAnchor(source?.id ?? id),
      ...(source?.licence && { licence: source.licence }),
      ...(source?.licenceUrl && { licenceUrl: source.licenceUrl }),
      ...(source?.attribution && { attribution: source.attribution }),
    };
  });
}
