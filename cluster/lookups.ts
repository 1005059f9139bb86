import type { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type ClusterClient, ClusterError, lines } from './cluster-client';
import type { Part } from './cluster-mapping';
import type { Query } from './queries';

/** A search in one part of the version. `name` says what it is for. */
export type Lookup = { name: string; part: Part; body: Query };

const hit = z.object({
  _id: z.string().optional(),
  _source: z.record(z.string(), z.unknown()).optional(),
  fields: z.record(z.string(), z.array(z.unknown())).optional(),
  sort: z.array(z.union([z.number(), z.string(), z.null()])).optional(),
});
const answer = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  // Absent where nothing is left of it without what `LEFT_OUT` names.
  hits: z
    .object({
      total: z.object({ value: z.number() }).optional(),
      hits: z.array(hit).default([]),
    })
    .default({ hits: [] }),
  aggregations: z.record(z.string(), z.unknown()).optional(),
});
export type Hit = z.infer<typeof hit>;
export type Answer = z.infer<typeof answer>;

const given = z.object({
  responses: z.array(
    z.looseObject({ status: z.number().optional(), error: z.looseObject({ type: z.string() }).optional() }),
  ),
});

/** Answers of a version, by lookup. They never change. */
export type KnownAnswers = LRUCache<string, Answer>;
/** What is kept about rows of a version, by kind and row. */
export type KnownRows = LRUCache<string, { value: unknown }>;

/** Runs of the engine after which a request is given up. Most searches take three or four. */
const MOST_RUNS = 24;

/** What the lookups of a request need: the indexes of one version, and one deadline. */
export type LookupContext = {
  client: ClusterClient;
  indexOf: (part: Part) => string;
  signal: AbortSignal;
  /** Told how many milliseconds of a processor the engine took. */
  charge?: ((ms: number) => void) | undefined;
};

/** Rows of which something is read. */
type RowLookup = { kind: RowKind<unknown>; rows: Set<number> };

/**
 * The lookups of one request. The engine computes at once, but the cluster answers later. So the engine runs several times:
 *
 * 1. It runs. A lookup without an answer yet is put on the list `missing`, and the engine goes on with an assumed answer.
 * 2. All missing lookups are sent as one request.
 * 3. It runs again from the start, with these answers. Because they are not the assumed ones, it may need other lookups.
 *
 * The result of the first run that misses nothing is the answer; those of all runs before it are thrown away, errors too,
 * because assumed answers may contradict each other. A request that never ends says which lookups it still misses.
 */
export class Lookups {
  readonly #answers = new Map<string, Answer>();
  readonly #missing = new Map<string, Lookup>();
  readonly #readRows = new Map<string, Map<number, unknown>>();
  readonly #missingRows = new Map<string, RowLookup>();

  constructor(
    readonly context: LookupContext,
    readonly known: KnownAnswers,
    readonly rows: KnownRows,
  ) {}

  /** Whether the run so far assumed nothing. */
  get isComplete(): boolean {
    return this.#missing.size === 0 && this.#missingRows.size === 0;
  }

  /** What `read` takes from the answer; `assumed` until it is there. */
  get<Value>(lookup: Lookup, read: (answer: Answer) => Value, assumed: Value): Value {
    const key = JSON.stringify([lookup.part, lookup.body]);
    const answer = this.#answers.get(key) ?? this.known.get(key);
    if (!answer) {
      this.#missing.set(key, lookup);
      return assumed;
    }
    this.#answers.set(key, answer);
    return read(answer);
  }

  /** What is stored about these rows; a row that is not read yet is assumed to have nothing. */
  getRows<Value>(kind: RowKind<Value>, rows: Iterable<number>): Map<number, Value> {
    const own = this.#readRows.get(kind.name) ?? new Map<number, unknown>();
    this.#readRows.set(kind.name, own);
    const found = new Map<number, Value>();
    for (const row of rows) {
      if (!own.has(row)) {
        const cached = this.rows.get(`${kind.name} ${row}`);
        if (cached) own.set(row, cached.value);
      }
      // Only values of this kind are stored under its name.
      const value = own.get(row) as Value | undefined;
      if (value !== undefined) found.set(row, value);
      else if (!own.has(row)) {
        const missing = this.#missingRows.get(kind.name) ?? { kind, rows: new Set() };
        missing.rows.add(row);
        this.#missingRows.set(kind.name, missing);
      }
    }
    return found;
  }

  /**
   * Runs the work until a run misses nothing.
   * @throws ClusterError, or the signal's reason
   */
  async run<Result>(work: () => Result): Promise<Result> {
    let last: unknown;
    for (let run = 0; run < MOST_RUNS; run++) {
      const from = performance.now();
      try {
        const result = work();
        if (this.isComplete) return result;
      } catch (error) {
        if (this.isComplete) throw error;
        last = error;
      } finally {
        this.context.charge?.(performance.now() - from);
      }
      if (run + 1 < MOST_RUNS) await this.#fetchMissing();
    }
    const names = [...this.#missing.values()].map(({ name }) => name);
    const kinds = [...this.#missingRows.keys()].map((kind) => `${kind} of rows`);
    const still = [...new Set([...names, ...kinds])].join(', ');
    throw new ClusterError(
      `A request asks the search cluster without end; it still misses ${still}.`,
      0,
      last,
    );
  }

  async #fetchMissing(): Promise<void> {
    const missing = [...this.#missing];
    const missingRows = [...this.#missingRows.values()].map(({ kind, rows }) => ({ kind, rows: [...rows] }));
    this.#missing.clear();
    this.#missingRows.clear();
    const answers = await this.#searchAll([
      ...missing.map(([, lookup]) => lookup),
      ...missingRows.map(({ kind, rows }) => rowsLookup(kind, rows)),
    ]);
    missing.forEach(([key], at) => {
      const answer = answers[at];
      if (!answer) return;
      this.#answers.set(key, answer);
      this.known.set(key, answer);
    });
    missingRows.forEach(({ kind, rows }, at) => {
      const own = this.#readRows.get(kind.name);
      const hits = new Map(answers[missing.length + at]?.hits.hits.map((one) => [Number(one._id), one]));
      for (const row of rows) {
        const one = hits.get(row);
        const value = one && kind.read(one);
        own?.set(row, value);
        if (value !== undefined) this.rows.set(`${kind.name} ${row}`, { value });
      }
    });
  }

  async #searchAll(lookups: Lookup[]): Promise<Answer[]> {
    const { client, indexOf, signal } = this.context;
    const body = lines(
      lookups.flatMap(({ part, body: query }) => [
        { index: indexOf(part), allow_partial_search_results: false },
        query,
      ]),
    );
    const { responses } = await client.ask(given, 'POST', `/_msearch?${LEFT_OUT}`, { body, signal });
    return responses.map((response) => {
      if (response.error) {
        const { type } = response.error;
        throw new ClusterError(`The search cluster fails in a lookup: ${type}`, response.status ?? 0);
      }
      const read = answer.safeParse(response);
      if (!read.success)
        throw new ClusterError('The search cluster answers in another shape.', 0, read.error);
      if (read.data.timed_out || read.data._shards.failed > 0)
        throw new ClusterError('The search cluster answers in part.', 503);
      return read.data;
    });
  }
}

const LEFT_OUT =
  'filter_path=-took,-responses.took,-responses.hits.max_score,-responses.hits.hits._index,-responses.hits.hits._score';

/** Something that is stored about each row. */
export type RowKind<Value> = {
  name: string;
  part: Part;
  /** The fields of the document that it takes. */
  fields: Query;
  read: (hit: Hit) => Value | undefined;
};

const rowsLookup = ({ name, part, fields }: RowKind<unknown>, rows: number[]): Lookup => ({
  name,
  part,
  body: {
    size: rows.length,
    track_total_hits: false,
    query: { ids: { values: rows.map(String) } },
    ...fields,
  },
});
