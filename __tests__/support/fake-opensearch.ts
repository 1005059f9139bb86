import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editDistance } from '@/lib/text-analysis/edit-distance';

type Json = Record<string, unknown>;
type Doc = { id: string; source: Json };
type Index = { mappings: Json; docs: Map<string, Doc>; pending: Map<string, Doc> };
type Scored = { doc: Doc; score: number; names: string[] };
/** undefined: does not match. */
type Match = { score: number; names: string[] } | undefined;

export type ClusterFault = 'slow' | 'cut' | 'malformed' | 'html' | 'partial' | number;

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

function inverse(index: Index, path: string, term: string): number {
  let having = 0;
  for (const doc of index.docs.values()) if (termsOf(index, doc, path).includes(term)) having++;
  return Math.log(1 + (index.docs.size - having + 0.5) / (having + 0.5));
}

/** Terms of text score by rarity, frequency and length; keywords by rarity. */
function termScore(index: Index, doc: Doc, path: string, term: string): number {
  const terms = termsOf(index, doc, path);
  const frequency = terms.filter((other) => other === term).length;
  if (frequency === 0) return 0;
  const length = typeOf(index, path) === 'text' ? terms.length / 10 : 1;
  return inverse(index, path, term) * (frequency / (frequency + 1.2 * (0.25 + 0.75 * length)));
}

function firstOf(matches: Match[]): Match[] {
  return matches.filter((match) => match !== undefined);
}

function sum(matches: Match[]): { score: number; names: string[] } {
  return {
    score: matches.reduce((all, match) => all + (match?.score ?? 0), 0),
    names: matches.flatMap((match) => match?.names ?? []),
  };
}

function matchBool(index: Index, doc: Doc, body: Json): Match {
  const parts = (key: string) => list(body[key]).map((query) => match(index, doc, record(query)));
  const must = parts('must');
  const filter = parts('filter');
  const should = parts('should');
  if ([...must, ...filter].includes(undefined)) return undefined;
  if (firstOf(parts('must_not')).length > 0) return undefined;
  const least = Number(
    body.minimum_should_match ?? (must.length + filter.length === 0 && should.length > 0 ? 1 : 0),
  );
  if (firstOf(should).length < least) return undefined;
  const { score, names } = sum([...must, ...should]);
  return { score, names: [...names, ...sum(filter).names] };
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

function matchDisMax(index: Index, doc: Doc, body: Json): Match {
  const found = firstOf(list(body.queries).map((query) => match(index, doc, record(query))));
  if (found.length === 0) return undefined;
  const { score, names } = sum(found);
  const best = Math.max(...found.map((one) => one?.score ?? 0));
  return { score: best + Number(body.tie_breaker ?? 0) * (score - best), names };
}

function matchPhrase(index: Index, doc: Doc, field: string, body: Json): Match {
  const phrase = ` ${String(body.query).trim()} `;
  const isIn = ` ${termsOf(index, doc, field).join(' ')} `.includes(phrase) && phrase.trim() !== '';
  return isIn ? { score: Number(body.boost ?? 1), names: [] } : undefined;
}

function functionScore(index: Index, doc: Doc, body: Json): Match {
  const found = match(index, doc, record(body.query));
  const { field, modifier, missing } = record(body.field_value_factor);
  if (modifier !== 'ln2p' || body.boost_mode !== 'multiply') throw new BadRequest('not played here');
  const value = Number(at(doc.source, String(field))[0] ?? missing);
  return found && { ...found, score: found.score * Math.log(2 + value) };
}

const constant = (found: boolean, score = 1, names: string[] = []): Match =>
  found ? { score, names } : undefined;

function match(index: Index, doc: Doc, query: Json): Match {
  const [kind, given] = only(query);
  const body = record(given);
  const [field, value] = only(body);
  const of = record(value);
  switch (kind) {
    case 'match_all':
      return constant(true);
    case 'bool':
      return matchBool(index, doc, body);
    case 'dis_max':
      return matchDisMax(index, doc, body);
    case 'function_score':
      return functionScore(index, doc, body);
    case 'constant_score':
      return constant(match(index, doc, record(body.filter)) !== undefined, Number(body.boost ?? 1));
    case 'term': {
      const wanted = String(typeof value === 'object' ? of.value : value);
      const score = termScore(index, doc, field, wanted) * Number(of.boost ?? 1);
      return constant(termsOf(index, doc, field).includes(wanted), score, of._name ? [String(of._name)] : []);
    }
    case 'terms':
      return constant(termsOf(index, doc, field).some((term) => list(value).map(String).includes(term)));
    case 'ids':
      return constant(list(body.values).includes(doc.id));
    case 'prefix':
      return constant(termsOf(index, doc, field).some((term) => term.startsWith(String(of.value))));
    case 'fuzzy': {
      const wanted = String(of.value);
      const limit = wanted.length < 3 ? 0 : wanted.length < 6 ? 1 : 2;
      return constant(
        termsOf(index, doc, field).some(
          (term) => term[0] === wanted[0] && editDistance(wanted, term, limit) <= limit,
        ),
      );
    }
    case 'exists':
      typeOf(index, String(body.field));
      return constant(at(doc.source, String(body.field)).length > 0);
    case 'range':
      return constant(at(doc.source, field).some((one) => inRange(Number(one), of)));
    case 'match_phrase':
      return matchPhrase(index, doc, field, of);
    default:
      throw new BadRequest(`unknown query [${kind}]`);
  }
}

function aggregate(index: Index, docs: Doc[], aggs: Json): Json {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, given]) => {
      const { filter, filters, terms, aggs: inner } = record(given);
      const passing = (query: unknown) => docs.filter((doc) => match(index, doc, record(query)));
      if (filters) {
        const buckets = Object.entries(record(record(filters).filters)).map(([key, query]) => [
          key,
          { doc_count: passing(query).length },
        ]);
        return [name, { buckets: Object.fromEntries(buckets) }];
      }
      if (terms) return [name, countTerms(index, docs, record(terms))];
      const passed = passing(filter);
      return [name, { doc_count: passed.length, ...aggregate(index, passed, record(inner)) }];
    }),
  );
}

function countTerms(index: Index, docs: Doc[], { field, size, include }: Json): Json {
  if (typeOf(index, String(field)) !== 'keyword') throw new BadRequest(`[${field}] is not aggregatable`);
  const counts = new Map<string, number>();
  for (const doc of docs) {
    for (const term of new Set(termsOf(index, doc, String(field)))) {
      if (!include || list(include).includes(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const all = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, Number(size ?? 10));
  return { doc_count_error_upper_bound: 0, buckets: all.map(([key, doc_count]) => ({ key, doc_count })) };
}

function compare(sort: Json[], a: Scored, b: Scored): number {
  for (const one of sort) {
    const [field, given] = only(one);
    const down = (typeof given === 'string' ? given : record(given).order) === 'desc' ? -1 : 1;
    if (field === '_score' && a.score !== b.score) return (a.score - b.score) * down;
    const [x, y] = [a, b].map(({ doc }) => at(doc.source, field)[0]);
    if (field === '_score' || x === y) continue;
    if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
    const [left, right] =
      typeof x === 'string' ? [Date.parse(x), Date.parse(String(y))] : [Number(x), Number(y)];
    return (left - right) * down;
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

function mend(index: Index, body: Json): Json {
  const { field, prefix_length, min_word_length, suggest_mode } = record(record(body.mend).term);
  if (suggest_mode !== 'missing') throw new BadRequest('not played here');
  const counts = new Map<string, number>();
  for (const doc of index.docs.values()) {
    for (const term of new Set(termsOf(index, doc, String(field))))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const words = String(body.text).split(' ');
  return {
    mend: words.map((text) => {
      const isAsked = !counts.has(text) && text.length >= Number(min_word_length);
      const near = [...counts].filter(
        ([term]) =>
          isAsked &&
          term.slice(0, Number(prefix_length)) === text.slice(0, Number(prefix_length)) &&
          editDistance(text, term, 2) <= 2,
      );
      near.sort(([a, x], [b, y]) => editDistance(text, a, 2) - editDistance(text, b, 2) || y - x);
      const options = near.slice(0, 1).map(([term, freq]) => ({ text: term, score: 0.8, freq }));
      return { text, offset: 0, length: text.length, options };
    }),
  };
}

function search(index: Index, body: Json, isPartial: boolean): Json {
  const query = record(body.query ?? { match_all: {} });
  const found = [...index.docs.values()].flatMap((doc) => {
    const matched = match(index, doc, query);
    return matched ? [{ doc, ...matched }] : [];
  });
  const filter = body.post_filter ? record(body.post_filter) : undefined;
  const hits = filter ? found.filter(({ doc }) => match(index, doc, filter)) : found;
  const sort = list(body.sort).map(record);
  hits.sort((a, b) => compare(sort.length > 0 ? sort : [{ _score: 'desc' }], a, b));
  const from = Number(body.from ?? 0);
  const size = Number(body.size ?? 10);
  if (from + size > Number(record(index.mappings._window).max ?? 10_000)) {
    throw new BadRequest('Result window is too large');
  }
  return {
    took: 1,
    timed_out: isPartial,
    _shards: { total: 1, successful: isPartial ? 0 : 1, skipped: 0, failed: isPartial ? 1 : 0 },
    hits: {
      total: { value: hits.length, relation: 'eq' },
      max_score: null,
      hits: hits.slice(from, from + size).map(({ doc, score, names }) => {
        const _source = pick(doc.source, body._source);
        const matched = names.length > 0 ? { matched_queries: names } : {};
        return { _index: 'x', _id: doc.id, _score: score, ...(_source ? { _source } : {}), ...matched };
      }),
    },
    ...(body.aggs
      ? {
          aggregations: aggregate(
            index,
            found.map(({ doc }) => doc),
            record(body.aggs),
          ),
        }
      : {}),
    ...(body.suggest ? { suggest: mend(index, record(body.suggest)) } : {}),
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

/** A cluster in this process that keeps documents and really searches, filters, counts and sorts them. */
export async function startFakeOpenSearch({ key }: { key?: string } = {}) {
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
    if (name === '_mget') {
      const docs = list(parse(text).docs).map(record);
      return [
        200,
        { docs: docs.map(({ _index, _id, _source }) => docOf(String(_index), String(_id), _source)) },
      ];
    }
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
      case 'POST _mget':
        return [200, { docs: list(parse(text).ids).map((id) => docOf(name, String(id), undefined)) }];
      case 'POST _search':
        return [200, search(index, parse(text), isPartial)];
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

  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { method = 'GET', url = '/' } = request;
    const body = Buffer.concat(pieces).toString('utf8');
    requests.push({ method, path: url, body });
    const fault = faultOf(url, method) ?? (key && request.headers.authorization !== key ? 401 : undefined);
    if (fault !== undefined && fault !== 'partial') return play(fault, response);
    let [status, json]: [number, Json] = [400, {}];
    try {
      [status, json] = answer(method, url, body);
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      [status, json] = errorOf(400, error.message);
    }
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    indexes: () => [...indexes.keys()].sort(),
    current: (alias: string) => aliases.get(alias),
    fail: (next: (path: string, method: string) => ClusterFault | undefined) => {
      faultOf = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type FakeOpenSearch = Awaited<ReturnType<typeof startFakeOpenSearch>>;
