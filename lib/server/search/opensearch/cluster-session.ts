import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { assertServer } from '@/lib/assert-server';
import type { CatalogOverview } from '@/lib/courses/overview.types';
import { foundNames, type NameRow, namesAnswer, overviewAnswer } from './cluster-answers';
import { type ClusterClient, ClusterError, lines } from './cluster-client';
import { coursesIndex, namesIndex } from './cluster-mapping';
import type { Query } from './cluster-query';

assertServer('lib/server/search/opensearch/cluster-session');

/** Data of a version that does not change. */
export type ClusterVersion = {
  version: string;
  overview?: CatalogOverview;
  topics: LRUCache<string, NameRow>;
};

export const clusterVersion = (version: string): ClusterVersion => ({
  version,
  topics: new LRUCache({ max: 5_000 }),
});

const whole = z.object({ timed_out: z.boolean(), _shards: z.object({ failed: z.number() }) });

/** A partial result is treated as an error. */
function insistOnWhole(answer: unknown): void {
  const read = whole.safeParse(answer);
  if (read.success && (read.data.timed_out || read.data._shards.failed > 0)) {
    throw new ClusterError('The search cluster answers in part.', 503);
  }
}

/** An error of one search of a multi-search is inside a response with status 200. */
const insides = z.object({
  responses: z.array(z.looseObject({ status: z.number().optional(), error: z.unknown().optional() })),
});

/** The queries of one request, to one version, with one deadline. */
export class ClusterSession {
  readonly courses: string;
  readonly names: string;

  constructor(
    readonly client: ClusterClient,
    readonly known: ClusterVersion,
    alias: string,
    readonly timeout: number,
    readonly signal: AbortSignal,
  ) {
    this.courses = coursesIndex(alias, known.version);
    this.names = namesIndex(alias, known.version);
  }

  get version(): string {
    return this.known.version;
  }

  async search<Answer>(schema: z.ZodType<Answer>, index: string, body: Query): Promise<Answer> {
    const path = `/${index}/_search?allow_partial_search_results=false`;
    const answer = await this.client.ask(schema, 'POST', path, { body, signal: this.signal });
    insistOnWhole(answer);
    return answer;
  }

  /** Two searches in one request. */
  async searchBoth<Answer extends { responses: [unknown, unknown] }>(
    schema: z.ZodType<Answer>,
    searches: [{ index: string; body: Query }, { index: string; body: Query }],
  ): Promise<Answer> {
    const body = lines(searches.flatMap(({ index, body: query }) => [{ index }, query]));
    const given = await this.client.ask(insides, 'POST', '/_msearch', { body, signal: this.signal });
    const failed = given.responses.find(({ error }) => error !== undefined);
    if (failed)
      throw new ClusterError('The search cluster fails in a part of the question.', failed.status ?? 0);
    const read = schema.safeParse(given);
    if (!read.success) throw new ClusterError('The search cluster answers in another shape.', 0, read.error);
    for (const answer of read.data.responses) insistOnWhole(answer);
    return read.data;
  }

  /** The topics with these slugs; cached. */
  async topics(slugs: string[]): Promise<ReadonlyMap<string, NameRow>> {
    const { topics } = this.known;
    const missing = [...new Set(slugs)].filter((slug) => !topics.has(slug));
    if (missing.length > 0) {
      const body = { ids: missing.map((slug) => `topic:${slug}`) };
      const { docs } = await this.client.ask(foundNames, 'POST', `/${this.names}/_mget`, {
        body,
        signal: this.signal,
      });
      for (const { _source } of docs) if (_source) topics.set(_source.value, _source);
    }
    return new Map(slugs.flatMap((slug) => (topics.has(slug) ? [[slug, topics.get(slug) as NameRow]] : [])));
  }

  /** Topics whose name begins with one of the words, most courses first. */
  async topicsLike(words: string[]): Promise<NameRow[]> {
    const starts = words.filter((word) => word.length > 2).map((word) => word.slice(0, 5));
    if (starts.length === 0) return [];
    const should = starts.map((value) => ({ prefix: { words: { value } } }));
    const query = { bool: { filter: [{ term: { kind: 'topic' } }], should, minimum_should_match: 1 } };
    const body = { size: 8, query, sort: [{ courses: 'desc' }] };
    const { hits } = await this.search(namesAnswer, this.names, body);
    return hits.hits.map(({ _source }) => _source);
  }

  async overview(): Promise<CatalogOverview> {
    if (!this.known.overview) {
      const { _source } = await this.client.ask(overviewAnswer, 'GET', `/${this.names}/_doc/overview`, {
        signal: this.signal,
      });
      this.known.overview = _source.body;
    }
    return this.known.overview;
  }
}
