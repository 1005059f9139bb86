import { indexFile, POINTER, readPointer } from '@polymath/engine/files';
import { AppError } from '@/lib/errors';
import { AnswerCache } from '@/lib/search/server/answer-cache';
import { OpeningFailures } from '@/lib/search/server/opening-failures';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { SingleFlight } from '@/lib/server/single-flight';
import type { Method } from './worker-messages';
import { type Spawn, spawnThread, WorkerPool } from './worker-pool';

export type PoolOptions = {
  indexDir: string;
  workers: number;
  /** Milliseconds after which a request is rejected. */
  timeout: number;
  /** Milliseconds between two reads of the pointer file. */
  pollEvery?: number;
  /** Milliseconds that old workers have to finish before the engine stops waiting for them. */
  drain?: number;
  /**
   * Milliseconds before an index that does not open, or a worker that is lost again and again, gets another try; doubles
   * each time, up to 30 times as long. 1 s by default.
   */
  pause?: number;
  spawn?: Spawn;
};

const DRAIN = 10_000;
const unavailable = (detail: string) => new AppError('search/unavailable', { detail });

/**
 * A search engine on worker threads. It polls the pointer file: a new index is opened next to the current
 * one, answers one request to warm up, and replaces it atomically. The old workers end when they have
 * finished. An index that does not open is tried again, less and less often, while the current one stays in use.
 */
export class PooledEngine implements SearchEngine {
  #pool: WorkerPool | undefined;
  #isClosed = false;
  readonly #timer: NodeJS.Timeout;
  readonly #looks = new SingleFlight<void>();
  readonly #answers = new AnswerCache();
  readonly #failures: OpeningFailures;

  constructor(readonly options: PoolOptions) {
    this.#failures = new OpeningFailures(options.pause);
    // The failure is logged where it happens.
    this.#timer = setInterval(() => void this.#follow().catch(() => {}), options.pollEvery ?? 2000);
    this.#timer.unref();
  }

  search: SearchEngine['search'] = (search, options) =>
    options?.explain ? this.#ask('search', [search, options]) : this.#askOnce('search', [search]);
  suggest: SearchEngine['suggest'] = (prefix, limit) => this.#askOnce('suggest', [prefix, limit]);
  findCourse: SearchEngine['findCourse'] = (id, options) => this.#ask('findCourse', [id, options]);
  findByKeys: SearchEngine['findByKeys'] = (keys) => this.#ask('findByKeys', [keys]);
  overview: SearchEngine['overview'] = () => this.#askOnce('overview', []);
  listCourseIds: SearchEngine['listCourseIds'] = (offset, limit) =>
    this.#ask('listCourseIds', [offset, limit]);
  listDated: SearchEngine['listDated'] = (offset, limit) => this.#ask('listDated', [offset, limit]);
  listLessons: SearchEngine['listLessons'] = (offset, limit) => this.#ask('listLessons', [offset, limit]);
  listAdded: SearchEngine['listAdded'] = (topic, limit) => this.#askOnce('listAdded', [topic, limit]);
  summarise: SearchEngine['summarise'] = (search) => this.#askOnce('summarise', [search]);
  version: SearchEngine['version'] = async () => (await this.#current()).options.version;
  warning: SearchEngine['warning'] = () => this.#failures.warning ?? this.#pool?.warning;

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    // Waits for a switch that has started; a closed engine starts none.
    await this.#follow().catch(() => {});
    await this.#pool?.close();
  }

  async #current(): Promise<WorkerPool> {
    if (!this.#pool) await this.#follow();
    if (!this.#pool) throw unavailable('no index is open');
    return this.#pool;
  }

  async #ask<Answer>(method: Method, args: unknown[]): Promise<Answer> {
    const pool = await this.#current();
    return pool.ask<Answer>(method, args, this.options.timeout);
  }

  /** Caches answers per version. Identical concurrent requests share one computation. */
  async #askOnce<Answer>(method: Method, args: unknown[]): Promise<Answer> {
    const pool = await this.#current();
    const key = `${pool.options.version} ${method} ${JSON.stringify(args)}`;
    return this.#answers.get(key, () => pool.ask<Answer>(method, args, this.options.timeout));
  }

  /** Switches to the index that the pointer names, unless it is already in use. Runs once at a time. */
  #follow(): Promise<void> {
    return this.#looks.join('index', () => this.#switch());
  }

  async #switch(): Promise<void> {
    const { indexDir, drain = DRAIN } = this.options;
    const version = await readPointer(indexDir);
    if (this.#isClosed) return;
    if (!version) this.#failures.fail('', unavailable(`${POINTER} names no version`));
    const current = this.#pool;
    if (version === current?.options.version && !current.isFileChanged) {
      this.#failures.clear();
      return;
    }
    this.#failures.throwUntilDue(version);
    const pool = await this.#open(version).catch((error: unknown) => this.#failures.fail(version, error));
    this.#failures.clear();
    const old = this.#pool;
    this.#pool = pool;
    if (old) void retire(old, drain);
  }

  /** A pool that has answered. @throws AppError `search/unavailable` when none does in time */
  async #open(version: string): Promise<WorkerPool> {
    const { indexDir, workers, timeout, drain = DRAIN, pause, spawn = spawnThread } = this.options;
    const pool = new WorkerPool({ file: indexFile(indexDir, version), version, workers, spawn, pause });
    try {
      await pool.opened();
      await pool.ask('overview', [], timeout);
    } catch (error) {
      // A thread that hangs is abandoned: waiting for it would block every later index.
      await Promise.race([pool.close(), late(drain)]);
      throw error;
    }
    return pool;
  }
}

const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

async function retire(pool: WorkerPool, drain: number): Promise<void> {
  await Promise.race([pool.drained(), late(drain)]);
  await pool.close();
}
