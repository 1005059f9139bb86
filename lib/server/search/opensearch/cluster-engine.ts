import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/assert-server';
import { AppError } from '@/lib/errors';
import { AnswerCache } from '@/lib/server/search/answer-cache';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { SCHEMA_VERSION } from '@/lib/server/search-index/index-schema';
import { aliasAnswer, metaAnswer } from './cluster-answers';
import { type ClusterClient, ClusterError, clusterClient } from './cluster-client';
import { findInCluster, findKeysInCluster, suggestInCluster } from './cluster-courses';
import { listLessonsInCluster } from './cluster-lessons';
import { listAddedInCluster, listDatedInCluster, listInCluster } from './cluster-lists';
import { searchCluster } from './cluster-search';
import { ClusterSession, type ClusterVersion, clusterVersion } from './cluster-session';
import { summariseInCluster } from './cluster-summary';

assertServer('lib/server/search/opensearch/cluster-engine');

export type ClusterOptions = {
  url: string;
  /** Value of the `Authorization` header. */
  key?: string | undefined;
  /** Alias of the current version. */
  alias: string;
  /** Milliseconds after which a request is rejected. */
  timeout: number;
  /** Milliseconds between two checks for the current version; at least 1. */
  pollEvery?: number;
};

const POLL_EVERY_MS = 2_000;

/**
 * A search engine on an OpenSearch cluster. An alias names the current version; all queries of one request
 * use the same version. Every cluster failure becomes `search/unavailable` within the timeout.
 */
export class ClusterEngine implements SearchEngine {
  readonly #client: ClusterClient;
  /** The current version at the last check; the key is the alias. */
  readonly #versions: LRUCache<string, ClusterVersion, AbortSignal>;
  readonly #answers = new AnswerCache();

  constructor(readonly options: ClusterOptions) {
    this.#client = clusterClient(options.url, options.key);
    this.#versions = new LRUCache({
      max: 1,
      ttl: options.pollEvery ?? POLL_EVERY_MS,
      // The next check compares with it, however long the cluster was down.
      noDeleteOnFetchRejection: true,
      fetchMethod: (_alias, current, { context: signal }) => this.#lookForVersion(current, signal),
    });
  }

  search: SearchEngine['search'] = (search, options) => {
    const ask = (session: ClusterSession) => searchCluster(session, search, options?.explain ?? false);
    return options?.explain ? this.#ask(ask) : this.#askOnce(`search ${JSON.stringify(search)}`, ask);
  };
  suggest: SearchEngine['suggest'] = (prefix, limit) =>
    this.#askOnce(`suggest ${limit} ${prefix}`, (session) => suggestInCluster(session, prefix, limit));
  findCourse: SearchEngine['findCourse'] = (id) => this.#ask((session) => findInCluster(session, id));
  findByKeys: SearchEngine['findByKeys'] = (keys) => this.#ask((session) => findKeysInCluster(session, keys));
  overview: SearchEngine['overview'] = () => this.#ask((session) => session.overview());
  listCourseIds: SearchEngine['listCourseIds'] = (offset, limit) =>
    this.#ask((session) => listInCluster(session, offset, limit));
  listDated: SearchEngine['listDated'] = (offset, limit) =>
    this.#ask((session) => listDatedInCluster(session, offset, limit));
  listLessons: SearchEngine['listLessons'] = (offset, limit) =>
    this.#ask((session) => listLessonsInCluster(session, offset, limit));
  listAdded: SearchEngine['listAdded'] = (topic, limit) =>
    this.#askOnce(`added ${limit} ${topic ?? ''}`, (session) => listAddedInCluster(session, topic, limit));
  summarise: SearchEngine['summarise'] = (search) =>
    this.#askOnce(`summary ${JSON.stringify(search)}`, (session) => summariseInCluster(session, search));
  version: SearchEngine['version'] = () => this.#ask(async (session) => session.version);

  close(): Promise<void> {
    return this.#client.close();
  }

  /** The version behind the alias. A version with another index schema is not used. */
  async #lookForVersion(current: ClusterVersion | undefined, signal: AbortSignal): Promise<ClusterVersion> {
    const { alias } = this.options;
    const named = await this.#client.ask(aliasAnswer, 'GET', `/_alias/${alias}`, { signal });
    const [index = ''] = Object.keys(named);
    const version = index.slice(alias.length + 1);
    if (current?.version === version) return current;
    const meta = (await this.#client.ask(metaAnswer, 'GET', `/${index}/_mapping`, { signal }))[index];
    if (meta?.mappings._meta.schema === SCHEMA_VERSION) return clusterVersion(version);
    if (current) return current;
    throw new ClusterError(`The search cluster has an index of schema ${meta?.mappings._meta.schema}.`, 0);
  }

  async #ask<Answer>(work: (session: ClusterSession) => Promise<Answer>): Promise<Answer> {
    const { alias, timeout } = this.options;
    const signal = AbortSignal.timeout(timeout);
    const attempt = async (isStale: boolean) => {
      const known = await this.#versions.forceFetch(alias, { forceRefresh: isStale, context: signal });
      return work(new ClusterSession(this.#client, known, alias, timeout, signal));
    };
    try {
      return await attempt(false).catch((error: unknown) => {
        const isGone = error instanceof ClusterError && error.status === 404;
        // The version was deleted since the last check, or an idle connection was closed: try once more.
        const wasCut = error instanceof ClusterError && isClosed(error.cause);
        if (!isGone && !wasCut) throw error;
        return attempt(isGone);
      });
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new AppError('search/unavailable', { cause, detail });
    }
  }

  /** Caches answers per version. Identical concurrent requests share one query. */
  #askOnce<Answer>(question: string, work: (session: ClusterSession) => Promise<Answer>): Promise<Answer> {
    return this.#ask((session) => this.#answers.get(`${session.version} ${question}`, () => work(session)));
  }
}

function isClosed(cause: unknown): boolean {
  const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE';
}
