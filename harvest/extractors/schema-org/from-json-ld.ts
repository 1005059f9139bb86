import { parseJson } from '@/lib/parse-json';
import { addValue, DEEPEST, localName, type Thing, type Value } from './thing';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A line of JSON without a comment at its end. A text may contain two slashes, but then a quote follows. */
function withoutComment(line: string): string {
  const at = line.lastIndexOf('//');
  if (at < 0 || line.includes('"', at)) return line;
  const before = line.slice(0, at).trimEnd();
  return before === '' || /["\]},]$/.test(before) ? before : line;
}

/** JSON as pages write it: with comments at the ends of lines, raw line breaks in texts, and a comma too many. */
function parseLoosely(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*<!\[CDATA\[\*\/)/, '')
    .replace(/(?:-->|\/\*\]\]>\*\/)$/, '');
  const attempts = [
    () => bare,
    () => bare.replace(/\p{Cc}/gu, ' '),
    () =>
      bare
        .split('\n')
        .map(withoutComment)
        .join(' ')
        .replace(/\p{Cc}/gu, ' ')
        .replace(/, {0,40}([}\]])/g, '$1'),
  ];
  for (const attempt of attempts) {
    const value = parseJson(attempt());
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The things that a JSON-LD script states, the ones inside others included; empty if it cannot be read. */
export function thingsFromJsonLd(text: string): Thing[] {
  const all: Thing[] = [];
  const byId = new Map<string, Thing>();
  const links: { from: Thing; name: string; to: string }[] = [];

  function read(node: Record<string, unknown>, depth: number): Thing {
    const id = typeof node['@id'] === 'string' ? node['@id'] : undefined;
    const types = list(node['@type'] ?? node.type)
      .filter((type) => typeof type === 'string')
      .map(localName);
    const thing: Thing = { types, of: new Map(), ...(id && { id }) };
    all.push(thing);
    if (id && types.length > 0 && !byId.has(id)) byId.set(id, thing);
    for (const [key, value] of Object.entries(node)) {
      if (key === '@graph' && depth < DEEPEST)
        for (const one of list(value)) if (isObject(one)) read(one, depth + 1);
      if (key.startsWith('@')) continue;
      const name = localName(key);
      const values = list(value).flatMap((one) => readValue(thing, name, one, depth + 1));
      for (const one of values) addValue(thing, name, one);
    }
    return thing;
  }

  function readValue(from: Thing, name: string, value: unknown, depth: number): Value[] {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [String(value)];
    if (!isObject(value) || depth > DEEPEST) return [];
    if ('@value' in value) return readValue(from, name, value['@value'], depth + 1);
    const keys = Object.keys(value);
    if (keys.length === 1 && typeof value['@id'] === 'string') {
      links.push({ from, name, to: value['@id'] });
      return [];
    }
    return [read(value, depth)];
  }

  for (const root of list(parseLoosely(text))) if (isObject(root)) read(root, 0);
  for (const { from, name, to } of links) addValue(from, name, byId.get(to) ?? to);
  return all;
}
