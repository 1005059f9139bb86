import type { ServerResponse } from 'node:http';
import { serve } from '@/scripts/fakes/request';

type Json = Record<string, unknown>;
type Doc = { id: string; source: Json };
type Index = { mappings: Json; docs: Map<string, Doc>; pending: Map<string, Doc> };
/** `late`: the right answer after half a second. */
export type ClusterFault = 'slow' | 'late' | 'cut' | 'malformed' | 'html' | 'partial' | number;

const REASONS: Record<number, [type: string, reason: string]> = {
  400: ['parsing_exception', 'unknown query [maybe]'],
  401: ['security_exception', 'missing authentication credentials'],
  404: ['index_not_found_exception', 'no such index'],
  408: ['timeout_exception', 'the request took too long'],
  429: ['rejected_execution_exception', 'rejected execution of coordinating operation'],
  503: ['cluster_manager_not_discovered_exception', 'no cluster manager'],
};

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const only = (object: Json): [string, unknown] => Object.entries(object)[0] ?? ['', undefined];
const at = (source: Json, path: string): unknown[] =>
  list(path.split('.').reduce<unknown>((value, key) => record(value)[key], source));

class BadRequest extends Error {}

/** The mapping's type of a field; a field that it does not name is a mistake of the requester. */
function typeOf(index: Index, path: string): string {
  const found = path
    .split('.')
    .reduce<Json>((mapping, key) => record(record(mapping.properties)[key]), index.mappings);
  if (typeof found.type !== 'string') throw new BadRequest(`no field [${path}]`);
  return found.type;
}

/** Terms of a field as the index has them: text is cut at spaces, keywords are whole. */
function termsOf(index: Index, { source }: Doc, path: string): string[] {
  const values = at(source, path).map(String);
  return typeOf(index, path) === 'text'
    ? values.flatMap((text) => text.split(/\s+/).filter(Boolean))
    : values;
}

function matchBool(index: Index, doc: Doc, body: Json): boolean {
  const parts = (key: string) => list(body[key]).map((query) => match(index, doc, record(query)));
  const should = parts('should');
  const least = Number(body.minimum_should_match ?? (body.filter || should.length === 0 ? 0 : 1));
  return (
    !parts('filter').includes(false) &&
    !parts('must_not').includes(true) &&
    should.filter(Boolean).length >= least
  );
}

function inRange(value: number, { gt, gte, lt, lte }: Json): boolean {
  const keeps = (bound: unknown, test: (bound: number) => boolean) =>
    bound === undefined || test(Number(bound));
  return (
    keeps(gt, (b) => value > b) &&
    keeps(gte, (b) => value >= b) &&
    keeps(lt, (b) => value < b) &&
    keeps(lte, (b) => value <= b)
  );
}

function match(index: Index, doc: Doc, query: Json): boolean {
  const [kind, given] = only(query);
  const body = record(given);
  const [field, value] = only(body);
  switch (kind) {
    case 'match_all':
      return true;
    case 'match_none':
      return false;
    case 'bool':
      return matchBool(index, doc, body);
    case 'term':
      return termsOf(index, doc, field).includes(String(value));
    case 'terms': {
      const wanted = new Set(list(value).map(String));
      return termsOf(index, doc, field).some((term) => wanted.has(term));
    }
    case 'ids':
      return list(body.values).includes(doc.id);
    case 'prefix':
      return termsOf(index, doc, field).some((term) => term.startsWith(String(value)));
    case 'exists':
      typeOf(index, String(body.field));
      return at(doc.source, String(body.field)).length > 0;
    case 'range':
      return at(doc.source, field).some((one) => inRange(Number(one), record(value)));
    default:
      throw new BadRequest(`unknown query [${kind}]`);
  }
}

function aggregate(index: Index, docs: Doc[], aggs: Json): Json {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, given]) => {
      const { filter, terms, aggs: inner } = record(given);
      if (terms) return [name, countTerms(index, docs, record(terms))];
      const passed = docs.filter((doc) => match(index, doc, record(filter)));
      return [name, { doc_count: passed.length, ...aggregate(index, passed, record(inner)) }];
    }),
  );
}

function countTerms(index: Index, docs: Doc[], { field, size, include }: Json): Json {
  if (typeOf(index, String(field)) !== 'integer') throw new BadRequest(`[${field}] is no number`);
  const counts = new Map<number, number>();
  for (const doc of docs) {
    for (const term of new Set(termsOf(index, doc, String(field)).map(Number))) {
      if (!include || list(include).includes(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const all = [...counts].sort(([a, x], [b, y]) => y - x || a - b).slice(0, Number(size ?? 10));
  return { doc_count_error_upper_bound: 0, buckets: all.map(([key, doc_count]) => ({ key, doc_count })) };
}

type Sorting = { field: string; isDown: boolean };

function sortingOf(sort: unknown): Sorting[] {
  return list(sort).map((one) => {
    const [field, given] = only(record(one));
    return { field, isDown: (typeof given === 'string' ? given : record(given).order) === 'desc' };
  });
}

function compare(sorting: Sorting[], a: Doc, b: Doc): number {
  for (const { field, isDown } of sorting) {
    const [x, y] = [a, b].map(({ source }) => at(source, field)[0]);
    if (x === y) continue;
    if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
    const isLess = typeof x === 'string' ? x < String(y) : Number(x) < Number(y);
    return isLess === isDown ? 1 : -1;
  }
  return 0;
}

function pick(source: Json, wanted: unknown): Json | undefined {
  if (wanted === false) return undefined;
  if (!Array.isArray(wanted)) return source;
  const picked: Json = {};
  for (const path of wanted.map(String)) {
    const keys = path.split('.');
    let [from, to]: [unknown, Json] = [source, picked];
    keys.forEach((key, i) => {
      from = record(from)[key];
      if (from === undefined) return;
      to[key] = i === keys.length - 1 ? from : (to[key] ?? {});
      to = record(to[key]);
    });
  }
  return picked;
}

function search(index: Index, body: Json, isPartial: boolean): Json {
  const query = record(body.query ?? { match_all: {} });
  const found = [...index.docs.values()].filter((doc) => match(index, doc, query));
  const sorting = sortingOf(body.sort);
  const hits = found.sort((a, b) => compare(sorting, a, b));
  const from = Number(body.from ?? 0);
  const size = Number(body.size ?? 10);
  if (from + size > Number(record(index.mappings._window).max ?? 10_000)) {
    throw new BadRequest('Result window is too large');
  }
  const stored = list(body.stored_fields).map(String);
  return {
    took: 1,
    timed_out: isPartial,
    _shards: { total: 1, successful: isPartial ? 0 : 1, skipped: 0, failed: isPartial ? 1 : 0 },
    hits: {
      ...(body.track_total_hits !== false && { total: { value: hits.length, relation: 'eq' } }),
      hits: hits.slice(from, from + size).map(({ id, source }) => {
        const fields = stored.filter((name) => source[name] !== undefined);
        return {
          ...(!stored.includes('_none_') && { _id: id }),
          ...(stored.length === 0 && body._source !== false && { _source: pick(source, body._source) }),
          ...(fields.length > 0 && {
            fields: Object.fromEntries(fields.map((name) => [name, [source[name]]])),
          }),
          ...(sorting.length > 0 && { sort: sorting.map(({ field }) => at(source, field)[0] ?? null) }),
        };
      }),
    },
    ...(body.aggs ? { aggregations: aggregate(index, found, record(body.aggs)) } : {}),
  };
}

function checkFields(mapping: Json, source: Json): void {
  if (mapping.enabled === false) return;
  for (const [key, value] of Object.entries(source)) {
    const of = record(mapping.properties)[key];
    if (!of) throw new BadRequest(`strict_dynamic_mapping_exception: [${key}]`);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      checkFields(record(of), record(value));
  }
}

const PERSON = 'polymath:secret';
const KEY = `Basic ${Buffer.from(PERSON).toString('base64')}`;

/**
 * What the adapter uses of a cluster, in this process: it keeps documents, and filters, counts and sorts them. The
 * contract of engines runs on it and on a real cluster.
 */
export async function startFakeOpenSearch() {
  const indexes = new Map<string, Index>();
  const aliases = new Map<string, string>();
  const requests: { method: string; path: string; body: string }[] = [];
  let faultOf: (path: string, method: string) => ClusterFault | undefined = () => undefined;

  const errorOf = (status: number, reason?: string): [number, Json] => {
    const [type, usual] = REASONS[status] ?? ['exception', ''];
    return [status, { error: { type, reason: reason ?? usual, root_cause: [] }, status }];
  };
  const parse = (text: string): Json => (text ? record(JSON.parse(text)) : {});
  const rowsOf = (text: string): Json[] => text.trimEnd().split('\n').map(parse);

  function bulk(index: Index, text: string): [number, Json] {
    if (!text.endsWith('\n')) return errorOf(400, 'The bulk request must be terminated by a newline');
    const rows = rowsOf(text);
    const items = [];
    for (let i = 0; i < rows.length; i += 2) {
      const id = String(record(rows[i]?.index)._id);
      const fault = faultOf(`item ${id}`, 'POST');
      if (typeof fault === 'number') {
        items.push({ index: { _id: id, status: fault, error: record(errorOf(fault)[1].error) } });
        continue;
      }
      const source = rows[i + 1] ?? {};
      checkFields(index.mappings, source);
      index.pending.set(id, { id, source });
      items.push({ index: { _id: id, status: 201, result: 'created' } });
    }
    return [200, { took: 1, errors: items.some(({ index: { status } }) => status > 299), items }];
  }

  function moveAliases(body: Json): [number, Json] {
    for (const action of list(body.actions).map(record)) {
      const [kind, given] = only(action);
      const { index, alias } = record(given);
      if (!indexes.has(String(index))) return errorOf(404);
      if (kind === 'add') aliases.set(String(alias), String(index));
      else if (aliases.get(String(alias)) === index) aliases.delete(String(alias));
    }
    return [200, { acknowledged: true }];
  }

  function docOf(index: string, id: string, wanted: unknown): Json {
    const doc = indexes.get(index)?.docs.get(id);
    return doc
      ? { _index: index, _id: id, found: true, _source: pick(doc.source, wanted) }
      : { _index: index, _id: id, found: false };
  }

  function answer(method: string, path: string, text: string): [number, Json] {
    const [name = '', verb = '', rest = ''] =
      path.slice(1).split('?')[0]?.split('/').map(decodeURIComponent) ?? [];
    const isPartial = faultOf(path, method) === 'partial';
    if (name === '_aliases') return moveAliases(parse(text));
    if (name === '_alias') {
      const index = aliases.get(verb);
      return index
        ? [200, { [index]: { aliases: { [verb]: {} } } }]
        : errorOf(404, `alias [${verb}] missing`);
    }
    if (name === '_cluster') return [200, { status: 'green' }];
    if (name === '_msearch') {
      const rows = rowsOf(text);
      const responses = [];
      for (let i = 0; i < rows.length; i += 2) {
        const index = indexes.get(String(rows[i]?.index));
        const [status, body] = index ? [200, search(index, rows[i + 1] ?? {}, isPartial)] : errorOf(404);
        responses.push({ ...body, status });
      }
      return [200, { took: 1, responses }];
    }
    if (name.endsWith('*') && verb === '_alias') {
      const start = name.slice(0, -1);
      const own = [...indexes.keys()].filter((index) => index.startsWith(start));
      const namesOf = (index: string) =>
        [...aliases].filter(([, to]) => to === index).map(([alias]) => [alias, {}]);
      return [
        200,
        Object.fromEntries(own.map((index) => [index, { aliases: Object.fromEntries(namesOf(index)) }])),
      ];
    }
    if (method === 'PUT' && verb === '') {
      if (indexes.has(name)) return errorOf(400, 'resource_already_exists_exception');
      const { mappings, settings } = parse(text);
      const max = record(record(settings).index).max_result_window;
      indexes.set(name, {
        mappings: { ...record(mappings), _window: { max } },
        docs: new Map(),
        pending: new Map(),
      });
      return [200, { acknowledged: true, index: name }];
    }
    const index = indexes.get(name);
    if (!index) return errorOf(404, `no such index [${name}]`);
    switch (`${method} ${verb}`) {
      case 'DELETE ':
        indexes.delete(name);
        return [200, { acknowledged: true }];
      case 'GET _mapping':
        return [200, { [name]: { mappings: index.mappings } }];
      case 'PUT _mapping':
        Object.assign(index.mappings, parse(text));
        return [200, { acknowledged: true }];
      case 'PUT _settings':
        return [200, { acknowledged: true }];
      case 'POST _bulk':
        return bulk(index, text);
      case 'POST _refresh':
        for (const [id, doc] of index.pending) index.docs.set(id, doc);
        index.pending.clear();
        return [200, { _shards: { total: 1, successful: 1, failed: 0 } }];
      case 'GET _count':
        return [200, { count: index.docs.size }];
      case 'GET _doc': {
        const doc = docOf(name, rest, undefined);
        return [doc.found ? 200 : 404, doc];
      }
      default:
        return errorOf(400, `no handler for [${method} ${path}]`);
    }
  }

  function play(fault: ClusterFault, response: ServerResponse): void {
    const json = { 'content-type': 'application/json' };
    if (fault === 'slow') return;
    if (fault === 'cut') {
      response.writeHead(200, { ...json, 'content-length': '5000' });
      response.write('{"took": 1, ', () => response.socket?.end());
    } else if (fault === 'malformed') response.writeHead(200, json).end('{"took": 1, "hits": []}');
    else if (fault === 'html')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    else if (typeof fault === 'number') {
      const [status, body] = errorOf(fault);
      response.writeHead(status, json).end(JSON.stringify(body));
    }
  }

  const server = await serve(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { method = 'GET', url = '/' } = request;
    const body = Buffer.concat(pieces).toString('utf8');
    requests.push({ method, path: url, body });
    const fault = faultOf(url, method) ?? (request.headers.authorization === KEY ? undefined : 401);
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, 500));
    else if (fault !== undefined && fault !== 'partial') return play(fault, response);
    let [status, json]: [number, Json] = [400, {}];
    try {
      [status, json] = answer(method, url, body);
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      [status, json] = errorOf(400, error.message);
    }
    return response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(json));
  });
  return {
    ...server,
    url: server.url.replace('//', `//${PERSON}@`),
    requests,
    indexes: () => [...indexes.keys()].sort(),
    current: (alias: string) => aliases.get(alias),
    fail: (next: (path: string, method: string) => ClusterFault | undefined) => {
      faultOf = next;
    },
  };
}
