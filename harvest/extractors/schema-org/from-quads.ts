import type { Quad, Term } from '@rdfjs/types';
import { addValue, isSchemaOrg, localName, type Thing } from './thing';

const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

const nameOf = (term: Term): string => `${term.termType}:${term.value}`;

/** The things that the quads of one page state, in the words of schema.org. */
export function thingsFromQuads(quads: Iterable<Quad>): Thing[] {
  const things = new Map<string, Thing>();
  const links: { from: Thing; name: string; to: Term }[] = [];
  const thingOf = (subject: Term): Thing => {
    const known = things.get(nameOf(subject));
    if (known) return known;
    const thing: Thing = {
      types: [],
      of: new Map(),
      ...(subject.termType === 'NamedNode' && { id: subject.value }),
    };
    things.set(nameOf(subject), thing);
    return thing;
  };
  for (const { subject, predicate, object } of quads) {
    const thing = thingOf(subject);
    if (predicate.value === TYPE) {
      if (isSchemaOrg(object.value)) thing.types.push(localName(object.value));
    } else if (isSchemaOrg(predicate.value)) {
      const name = localName(predicate.value);
      if (object.termType !== 'Literal') links.push({ from: thing, name, to: object });
      else {
        addValue(thing, name, object.value);
        // The language in which a name is written is the page's, and says how the course is taught.
        if (name === 'name' && object.language && !thing.of.has('@language'))
          thing.of.set('@language', [object.language]);
      }
    }
  }
  for (const { from, name, to } of links) {
    const target = things.get(nameOf(to)) ?? (to.termType === 'NamedNode' ? to.value : undefined);
    if (target !== undefined && target !== from) addValue(from, name, target);
  }
  return [...things.values()];
}
