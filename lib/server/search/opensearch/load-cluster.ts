import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { assertServer } from '@/lib/assert-server';
import { SCHEMA_VERSION } from '@/lib/server/search-index/index-schema';
import { openIndex } from '@/lib/server/search-index/open-index';
import { type ClusterClient, ClusterError, lines } from './cluster-client';
import { courseDocuments, type Document, nameDocuments } from './cluster-documents';
import { type ClusterMeta, coursesIndex, coursesMapping, namesIndex, namesMapping } from './cluster-mapping';

assertServer('lib/server/search/opensearch/load-cluster');

/** Maximum number of documents of a bulk request; the characters are limited too. */
const BATCH = 1000;
const BATCH_CHARACTERS = 5_000_000;
const TRIES = 6;

const anything = z.unknown();
const aliases = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));
const mappings = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.object({ complete: z.boolean() }).optional() }) }),
);
const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(
    z.object({
      index: z.object({
        status: z.number(),
        error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
      }),
    }),
  ),
});
const countAnswer = z.object({ count: z.number() });

export type LoadOptions = {
  client: ClusterClient;
  /** The index file to load. */
  file: string;
  alias: string;
  signal?: AbortSignal | undefined;
  onDocuments?: (done: number, all: number) => void;
  /** Milliseconds before the first retry with a busy cluster; doubles each time. */
  wait?: number;
};

async function orNone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof ClusterError && error.status === 404) return undefined;
    throw error;
  });
}

class Loader {
  constructor(readonly options: LoadOptions) {}

  async #again<Result>(work: () => Promise<Result>): Promise<Result> {
    const { wait = 500, signal } = this.options;
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ClusterError) || !error.again || tried === TRIES) throw error;
        await pause(wait * 2 ** (tried - 1), undefined, { signal });
      }
    }
  }

  ask<Answer>(
    schema: z.ZodType<Answer>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    const { client, signal } = this.options;
    return this.#again(() => client.ask(schema, method, path, { body, signal }));
  }

  /** Sends documents, and retries those that a busy cluster rejected. */
  async send(index: string, documents: Document[]): Promise<void> {
    let left = documents;
    await this.#again(async () => {
      const rows = left.flatMap(({ id, source }) => [{ index: { _id: id } }, source]);
      const path = `/${index}/_bulk`;
      const { client, signal } = this.options;
      const { items } = await client.ask(bulkAnswer, 'POST', path, { body: lines(rows), signal });
      left = left.filter((document, at) => {
        const item = items[at]?.index;
        if (item && item.status < 300) return false;
        if (item && item.status !== 429) {
          const why = `${item.error?.type}: ${item.error?.reason ?? ''}`;
          throw new ClusterError(`The search cluster does not take ${document.id}. ${why}`, item.status);
        }
        return true;
      });
      if (left.length > 0) throw new ClusterError('The search cluster is busy.', 429);
    });
  }

  /** Fills an index and checks that it is complete. */
  async fill(index: string, documents: Iterable<Document>, onDocument: () => void): Promise<void> {
    let batch: Document[] = [];
    let characters = 0;
    let all = 0;
    for (const document of documents) {
      batch.push(document);
      all++;
      onDocument();
      characters += JSON.stringify(document.source).length;
      if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue;
      await this.send(index, batch);
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) await this.send(index, batch);
    await this.ask(anything, 'PUT', `/${index}/_settings`, { index: { refresh_interval: null } });
    await this.ask(anything, 'POST', `/${index}/_refresh`);
    const { count } = await this.ask(countAnswer, 'GET', `/${index}/_count`);
    if (count !== all) throw new ClusterError(`${index} has ${count} documents instead of ${all}.`, 0);
  }
}

/**
 * Loads an index into the cluster under versioned names and makes it current atomically. The previous version
 * is kept, older ones are removed. A version that is already complete only becomes current again.
 * @throws ClusterError when loading fails; the current version stays unchanged
 */
export async function loadCluster(
  options: LoadOptions,
): Promise<{ version: string; courses: number; loaded: boolean }> {
  const { alias, onDocuments } = options;
  const loader = new Loader(options);
  const opened = openIndex(options.file);
  try {
    const { version, courses } = opened;
    const meta: ClusterMeta = { version, schema: SCHEMA_VERSION, courses, complete: false };
    const index = coursesIndex(alias, version);
    const names = namesIndex(alias, version);
    const there = await orNone(loader.ask(mappings, 'GET', `/${index}/_mapping`));
    const isLoaded = there?.[index]?.mappings._meta?.complete === true;
    if (!isLoaded) {
      for (const [name, mapping] of [
        [index, coursesMapping(meta)],
        [names, namesMapping(meta)],
      ] as const) {
        await orNone(loader.ask(anything, 'DELETE', `/${name}`));
        await loader.ask(anything, 'PUT', `/${name}`, mapping);
      }
      let done = 0;
      await loader.fill(names, nameDocuments(opened), () => {});
      await loader.fill(index, courseDocuments(opened), () => onDocuments?.(++done, courses));
      await loader.ask(anything, 'PUT', `/${index}/_mapping`, { _meta: { ...meta, complete: true } });
    }
    await switchAlias(loader, alias, index);
    return { version, courses, loaded: !isLoaded };
  } finally {
    opened.close();
  }
}

async function switchAlias(loader: Loader, alias: string, index: string): Promise<void> {
  const all = (await orNone(loader.ask(aliases, 'GET', `/${alias}-*/_alias`))) ?? {};
  const old = Object.keys(all).filter((name) => all[name]?.aliases[alias] && name !== index);
  const remove = old.map((name) => ({ remove: { index: name, alias } }));
  await loader.ask(anything, 'POST', '/_aliases', { actions: [...remove, { add: { index, alias } }] });
  const kept = new Set(
    [index, ...(old.length > 0 ? old : Object.keys(all))].flatMap((name) => [name, `${name}.names`]),
  );
  const isOwn = (name: string) =>
    name.startsWith(`${alias}-`) && /^[a-z0-9]{8,64}(?:\.names)?$/.test(name.slice(alias.length + 1));
  for (const name of Object.keys(all)) {
    if (isOwn(name) && !kept.has(name)) await orNone(loader.ask(anything, 'DELETE', `/${name}`));
  }
}
