import { type Answers, answersFrom } from '@polymath/engine';
import { SCHEMA_VERSION } from '@polymath/engine/files';
import type { Dictionary, FoundCache, FoundSearch } from '@polymath/engine/store';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { AnswerCache } from '@/lib/search/server/answer-cache';
import { OpeningFailures } from '@/lib/search/server/opening-failures';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { SingleFlight, untilAborted } from '@/lib/server/single-flight';
import { type ClusterClient, ClusterError, clusterClient } from './cluster-client';
import { fetchDictionary } from './cluster-dictionary';
import { type ClusterMeta, indexOf, type Part } from './cluster-mapping';
import { clusterStore } from './cluster-store';
import { type KnownAnswers, type KnownRows, Questions } from './questions';

export type ClusterOptions = {
  url: string;
  /** Value of the `Authorization` header. */
  key?: string | undefined;
  /** Alias of the current version. */
  alias: string;
  /** Milliseconds after which a request is rejected. */
  timeout: number;
  /** The folder of the dictionaries, which come from the cluster. */
  dictionaries: string;
  /** Milliseconds between two checks for the current version. */
  pollEvery?: number;
  /** Milliseconds before a version that does not open gets another try; doubles each time. 1 s by default. */
  pause?: number;
  /** With `false`, every request asks the cluster anew: for tests and measurements. */
  remember?: boolean;
};

const POLL_EVERY_MS = 2_000;
/** Milliseconds in which a version must open: its dictionary comes from the cluster. */
const OPENING_MS = 120_000;
/** Size of the kept answers in characters, and of what is kept about rows in numbers of them. */
const KEPT_CHARACTERS = 16_000_000;
const KEPT_ROWS = 20_000;

/** A version in use. What the cluster said of it stays true. */
type Version = { dictionary: Dictionary; answers: KnownAnswers; rows: KnownRows };

const aliasAnswer = z.record(z.string(), z.unknown());
const metaAnswer = z.record(
  z.string(),
  z.object({
    mappings: z.object({
      _meta: z.object({
        version: z.string(),
        schema: z.number(),
        courses: z.number(),
        complete: z.boolean(),
        dictionary: z.object({ parts: z.number(), sha256: z.string() }),
      }),
    }),
  }),
);

/** Keeps what the searches of one request found, but nothing that was guessed. */
function foundOnce(questions: Questions): FoundCache {
  const kept = new Map<string, FoundSearch>();
  return {
    get: (key) => kept.get(key),
    set: (key, found) => {
      if (questions.isSettled) kept.set(key, found);
    },
  };
}

/**
 * A search engine on an OpenSearch cluster. An alias names the current version. The words are understood here, by the
 * dictionary of that version, and the courses are found there. All questions of one request use the same version. Every
 * failure of the cluster becomes `search/unavailable` within the timeout.
 */
export class ClusterEngine implements SearchEngine {
  readonly #client: ClusterClient;
  readonly #looks = new SingleFlight<Version>();
  readonly #answers = new AnswerCache();
  readonly #failures: OpeningFailures;
  #version: Version | undefined;
  #lookedAt = 0;
  #looking: Promise<Version> | undefined;

  constructor(readonly options: ClusterOptions) {
    this.#client = clusterClient(options.url, options.key);
    this.#failures = new OpeningFailures(options.pause);
  }

  search: SearchEngine['search'] = (search, options) =>
    options?.explain
      ? this.#ask((answers) => answers.search(search, options))
      : this.#askOnce(`search ${JSON.stringify(search)}`, (answers) => answers.search(search));
  suggest: SearchEngine['suggest'] = (prefix, limit) =>
    this.#askOnce(`suggest ${limit} ${prefix}`, (answers) => answers.suggest(prefix, limit));
  findCourse: SearchEngine['findCourse'] = (id, options) =>
    this.#ask((answers) => answers.findCourse(id, options));
  findByKeys: SearchEngine['findByKeys'] = (keys) => this.#ask((answers) => answers.findByKeys(keys));
  overview: SearchEngine['overview'] = () => this.#askOnce('overview', (answers) => answers.overview());
  listCourseIds: SearchEngine['listCourseIds'] = (offset, limit) =>
    this.#ask((answers) => answers.listCourseIds(offset, limit));
  listDated: SearchEngine['listDated'] = (offset, limit) =>
    this.#ask((answers) => answers.listDated(offset, limit));
  listLessons: SearchEngine['listLessons'] = (offset, limit) =>
    this.#ask((answers) => answers.listLessons(offset, limit));
  listAdded: SearchEngine['listAdded'] = (topic, limit) =>
    this.#askOnce(`added ${limit} ${topic ?? ''}`, (answers) => answers.listAdded(topic, limit));
  summarise: SearchEngine['summarise'] = (search) =>
    this.#askOnce(`summary ${JSON.stringify(search)}`, (answers) => answers.summarise(search));
  version: SearchEngine['version'] = async () => (await this.#current()).dictionary.version;
  warning: SearchEngine['warning'] = () => this.#failures.warning;

  async close(): Promise<void> {
    // A look that has started may open another dictionary.
    await this.#looking?.catch(() => {});
    await this.#client.close();
    this.#version?.dictionary.close();
  }

  /** The version in use; a newer one is opened beside it. @throws AppError `search/unavailable` if there is none */
  async #current(): Promise<Version> {
    const { pollEvery = POLL_EVERY_MS, timeout } = this.options;
    if (this.#version) {
      // The failure is logged where it happens.
      if (performance.now() - this.#lookedAt > pollEvery) this.#look().catch(() => {});
      return this.#version;
    }
    return untilAborted(this.#look(), AbortSignal.timeout(timeout)).catch((cause: unknown) => {
      throw unavailable(cause);
    });
  }

  /** Opens the version behind the alias unless it is in use. Runs once at a time, to its end, whoever waits. */
  #look(): Promise<Version> {
    this.#looking = this.#looks.join('version', () => this.#follow(AbortSignal.timeout(OPENING_MS)));
    return this.#looking;
  }

  async #follow(signal: AbortSignal): Promise<Version> {
    const { alias, timeout } = this.options;
    const current = this.#version;
    this.#lookedAt = performance.now();
    const named = await this.#client
      .ask(aliasAnswer, 'GET', `/_alias/${alias}`, { signal })
      .catch((error: unknown) => {
        // It says nothing about a version: what is known of the next one stays, and searches tell of the trouble.
        if (current) throw error;
        return this.#failures.fail('', error);
      });
    const [index = ''] = Object.keys(named);
    const name = index.slice(alias.length + 1);
    if (current?.dictionary.version === name) {
      this.#failures.clear();
      return current;
    }
    this.#failures.throwUntilDue(name);
    const version = await this.#open(index, signal).catch((error: unknown) =>
      this.#failures.fail(name, error),
    );
    this.#failures.clear();
    this.#version = version;
    // Requests that began with the old version end first.
    if (current) setTimeout(() => current.dictionary.close(), timeout * 2).unref();
    return version;
  }

  /** @throws ClusterError when it is of another index schema, or its dictionary does not arrive whole */
  async #open(index: string, signal: AbortSignal): Promise<Version> {
    const { alias, dictionaries, remember = true } = this.options;
    const found = (await this.#client.ask(metaAnswer, 'GET', `/${index}/_mapping`, { signal }))[index];
    const meta: ClusterMeta | undefined = found?.mappings._meta;
    if (meta?.schema !== SCHEMA_VERSION)
      throw new ClusterError(`The search cluster has an index of schema ${meta?.schema}.`, 0);
    const parts = indexOf(alias, meta.version, 'dictionary');
    const wanted = { client: this.#client, index: parts, meta, folder: dictionaries, signal };
    const file = await fetchDictionary(wanted, this.#version?.dictionary.version);
    // Loads the database's driver, which a site on an index file needs in its workers only.
    const { openDictionaryFile } = await import('@polymath/engine/store');
    return {
      dictionary: openDictionaryFile(file),
      answers: new LRUCache({
        maxSize: remember ? KEPT_CHARACTERS : 1,
        sizeCalculation: (answer) => JSON.stringify(answer).length,
      }),
      rows: new LRUCache({ max: remember ? KEPT_ROWS : 1 }),
    };
  }

  async #ask<Answer>(work: (answers: Answers) => Answer): Promise<Answer> {
    const signal = AbortSignal.timeout(this.options.timeout);
    try {
      return await this.#askVersion(await this.#current(), signal, work).catch(async (error: unknown) => {
        const isGone = error instanceof ClusterError && error.status === 404;
        // The version was deleted since the last check, or an idle connection was closed: try once more.
        const wasCut = error instanceof ClusterError && isClosed(error.cause);
        if (!isGone && !wasCut) throw error;
        const version = isGone ? await untilAborted(this.#look(), signal) : await this.#current();
        return this.#askVersion(version, signal, work);
      });
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  #askVersion<Answer>(
    { dictionary, answers, rows }: Version,
    signal: AbortSignal,
    work: (answers: Answers) => Answer,
  ): Promise<Answer> {
    const { alias } = this.options;
    const nameOf = (part: Part) => indexOf(alias, dictionary.version, part);
    const questions = new Questions({ client: this.#client, indexOf: nameOf, signal }, answers, rows);
    const index = { ...dictionary, store: clusterStore(dictionary, questions) };
    const engine = answersFrom(index, foundOnce(questions));
    return questions.settle(() => work(engine));
  }

  /** Caches answers per version. Identical concurrent requests share one computation. */
  async #askOnce<Answer>(question: string, work: (answers: Answers) => Answer): Promise<Answer> {
    const { dictionary } = await this.#current();
    if (this.options.remember === false) return this.#ask(work);
    return this.#answers.get(`${dictionary.version} ${question}`, () => this.#ask(work));
  }
}

function unavailable(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return new AppError('search/unavailable', {
    cause,
    detail: cause instanceof Error ? cause.message : String(cause),
  });
}

function isClosed(cause: unknown): boolean {
  const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE';
}
