import type { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { chargeClient } from '@/lib/server/client-work';
import { type ClusterClient, ClusterError, lines } from './cluster-client';
import type { Part } from './cluster-mapping';
import type { Query } from './queries';

/** A search in one part of the version. */
export type Question = { part: Part; body: Query };

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

/** Answers of a version, by question. They never change. */
export type KnownAnswers = LRUCache<string, Answer>;
/** What is kept about rows of a version, by kind and row. */
export type KnownRows = LRUCache<string, { value: unknown }>;

/** Rounds of questions after which a request is given up. Most searches take three. */
const MOST_ROUNDS = 24;

/** What answers need to be kept for: the indexes of one version, and one deadline. */
export type Place = {
  client: ClusterClient;
  indexOf: (part: Part) => string;
  signal: AbortSignal;
};

/**
 * The questions of one request. The engine computes at once, but the cluster answers later. So a question without an answer
 * yet is noted, the engine goes on with a guess, and when it has ended it begins again with the answers, until it
 * guessed nothing. All questions of a round are one request.
 */
export class Questions {
  readonly #answers = new Map<string, Answer>();
  readonly #missing = new Map<string, Question>();
  readonly #gathered = new Map<string, Map<number, unknown>>();
  readonly #wanted = new Map<string, { kind: RowKind<unknown>; rows: Set<number> }>();

  constructor(
    readonly place: Place,
    readonly known: KnownAnswers,
    readonly rows: KnownRows,
  ) {}

  /** Whether nothing was guessed since the last round. */
  get isSettled(): boolean {
    return this.#missing.size === 0 && this.#wanted.size === 0;
  }

  /** The answer, if it is there; else it will be in the next round. */
  ask(question: Question): Answer | undefined {
    const key = JSON.stringify(question);
    const found = this.#answers.get(key) ?? this.known.get(key);
    if (found) this.#answers.set(key, found);
    else this.#missing.set(key, question);
    return found;
  }

  /** What is kept about these rows, those of it that are there; the others will be in the next round. */
  read<Value>(kind: RowKind<Value>, rows: Iterable<number>): Map<number, Value> {
    const own = this.#gathered.get(kind.name) ?? new Map<number, unknown>();
    this.#gathered.set(kind.name, own);
    const found = new Map<number, Value>();
    for (const row of rows) {
      if (!own.has(row)) {
        const kept = this.rows.get(`${kind.name} ${row}`);
        if (kept) own.set(row, kept.value);
      }
      // Only values of this kind are stored under its name.
      const value = own.get(row) as Value | undefined;
      if (value !== undefined) found.set(row, value);
      else if (!own.has(row)) {
        const wanted = this.#wanted.get(kind.name) ?? { kind, rows: new Set() };
        wanted.rows.add(row);
        this.#wanted.set(kind.name, wanted);
      }
    }
    return found;
  }

  /** Runs the work until it guesses nothing. @throws ClusterError, or the signal's reason */
  async settle<Result>(work: () => Result): Promise<Result> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const attempt = this.#attempt(work);
      if (attempt && this.isSettled) return attempt.result;
      await this.#answerAll();
    }
    throw new ClusterError('A request asks the search cluster without end.', 0);
  }

  /** A guess may not fit another; an error counts only where nothing was guessed. */
  #attempt<Result>(work: () => Result): { result: Result } | undefined {
    const from = performance.now();
    try {
      return { result: work() };
    } catch (error) {
      if (this.isSettled) throw error;
      return undefined;
    } finally {
      chargeClient(performance.now() - from);
    }
  }

  async #answerAll(): Promise<void> {
    const asked = [...this.#missing.entries()];
    const wanted = [...this.#wanted.values()].map(({ kind, rows }) => ({ kind, rows: [...rows] }));
    const answers = await this.#searchAll([
      ...asked.map(([, question]) => question),
      ...wanted.map(({ kind, rows }) => rowsQuestion(kind, rows)),
    ]);
    asked.forEach(([key], at) => {
      const found = answers[at];
      if (!found) return;
      this.#answers.set(key, found);
      this.known.set(key, found);
    });
    wanted.forEach(({ kind, rows }, at) => {
      const own = this.#gathered.get(kind.name);
      const hits = new Map(answers[asked.length + at]?.hits.hits.map((one) => [Number(one._id), one]));
      for (const row of rows) {
        const one = hits.get(row);
        const value = one && kind.read(one);
        own?.set(row, value);
        if (value !== undefined) this.rows.set(`${kind.name} ${row}`, { value });
      }
    });
    this.#missing.clear();
    this.#wanted.clear();
  }

  async #searchAll(questions: Question[]): Promise<Answer[]> {
    const { client, indexOf, signal } = this.place;
    const body = lines(
      questions.flatMap(({ part, body: query }) => [
        { index: indexOf(part), allow_partial_search_results: false },
        query,
      ]),
    );
    const { responses } = await client.ask(given, 'POST', `/_msearch?${LEFT_OUT}`, { body, signal });
    return responses.map((response) => {
      if (response.error) {
        const { type } = response.error;
        throw new ClusterError(
          `The search cluster fails in a part of the question: ${type}`,
          response.status ?? 0,
        );
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

const rowsQuestion = ({ part, fields }: RowKind<unknown>, rows: number[]): Question => ({
  part,
  body: {
    size: rows.length,
    track_total_hits: false,
    query: { ids: { values: rows.map(String) } },
    ...fields,
  },
});
