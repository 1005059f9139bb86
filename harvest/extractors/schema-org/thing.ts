/** Something that a page says in the words of schema.org, from whatever notation. */
export type Thing = { id?: string; types: string[]; of: Map<string, Value[]> };
export type Value = string | Thing;

const NAMESPACE = /^https?:\/\/(?:www\.)?schema\.org\//;

/** The name of a class or property without its namespace. */
export const localName = (name: string): string => name.replace(NAMESPACE, '').replace(/^schema:/, '');

export const isSchemaOrg = (iri: string): boolean => NAMESPACE.test(iri);

export function addValue(thing: Thing, name: string, value: Value): void {
  const values = thing.of.get(name);
  if (values) values.push(value);
  else thing.of.set(name, [value]);
}

export const valuesOf = (thing: Thing, ...names: string[]): Value[] =>
  names.flatMap((name) => thing.of.get(name) ?? []);
export const thingsOf = (thing: Thing, ...names: string[]): Thing[] =>
  valuesOf(thing, ...names).filter((value) => typeof value !== 'string');

/** The texts of a property: as they stand, or the names of the things that they are. */
export function textsOf(thing: Thing, ...names: string[]): string[] {
  return valuesOf(thing, ...names).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : (value.of.get('name') ?? []).filter((name) => typeof name === 'string'),
  );
}

export const textOf = (thing: Thing, ...names: string[]): string | undefined => textsOf(thing, ...names)[0];
