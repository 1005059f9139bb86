import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CourseRules } from '@polymath/engine';
import { SCHEMA_VERSION } from '@polymath/engine/files';
import { type IndexFile, openIndex, writeDictionary } from '@polymath/engine/store';
import { z } from 'zod';
import { type ClusterClient, ClusterError, lines } from './cluster-client';
import { dictionaryDocuments } from './cluster-dictionary';
import { type Document, type PartDocument, partDocuments } from './cluster-documents';
import { type ClusterMeta, definitions, indexOf, PARTS, type Part } from './cluster-mapping';

/** Maximum number of documents of a bulk request; the characters are limited too. */
const BATCH = 1000;
const BATCH_CHARACTERS = 5_000_000;
const TRIES = 8;
/** Milliseconds before the first retry by default. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 32_000;
/** Milliseconds that the replicas of a loaded version may take by default. */
const REPLICA_TIMEOUT_MS = 300_000;
/** Seconds after which the cluster answers even if replicas are missing; shorter than a request may take. */
const HEALTH_TIMEOUT_S = 20;

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
const healthAnswer = z.object({ status: z.string() });

export type LoadOptions = {
  client: ClusterClient;
  /** Those with which the index was built. */
  rules: CourseRules;
  /** The index file to load. */
  file: string;
  alias: string;
  signal?: AbortSignal | undefined;
  onDocuments?: (done: number, all: number) => void;
  /** Milliseconds before the first retry with a busy cluster; doubles each time. */
  wait?: number;
  /** Milliseconds that the replicas may take. */
  replicaTimeout?: number;
};

/** With this status a cluster says that what it was to wait for has not come about. */
const TIMED_OUT = 408;

function notYet(error: unknown): false {
  if (error instanceof ClusterError && error.status === TIMED_OUT) return false;
  throw error;
}

async function orNone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof ClusterError && error.status === 404) return undefined;
    throw error;
  });
}

class Loader {
  constructor(readonly options: LoadOptions) {}

  async #again<Result>(work: () => Promise<Result>): Promise<Result> {
    const { wait = FIRST_WAIT, signal } = this.options;
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ClusterError) || !error.again || tried === TRIES) throw error;
        await pause(Math.min(wait * 2 ** (tried - 1), LONGEST_WAIT), undefined, { signal });
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

  /** Makes the documents searchable, and checks that there are as many as were sent. */
  async finish(index: string, all: number): Promise<void> {
    await this.ask(anything, 'PUT', `/${index}/_settings`, { index: { refresh_interval: null } });
    await this.ask(anything, 'POST', `/${index}/_refresh`);
    const { count } = await this.ask(countAnswer, 'GET', `/${index}/_count`);
    if (count !== all) throw new ClusterError(`${index} has ${count} documents instead of ${all}.`, 0);
  }

  /**
   * Waits for the replicas of these indexes, where the cluster has other nodes: a node that is lost from then on takes
   * nothing with it.
   * @throws ClusterError when they are not made in time
   */
  async waitForReplicas(indexes: string[]): Promise<void> {
    const { replicaTimeout = REPLICA_TIMEOUT_MS, wait = FIRST_WAIT, client, signal } = this.options;
    const path = `/_cluster/health/${indexes.join(',')}?wait_for_status=green&timeout=${HEALTH_TIMEOUT_S}s`;
    const until = performance.now() + replicaTimeout;
    const isGreen = async () => {
      const { status } = await client.ask(healthAnswer, 'GET', path, { signal });
      return status === 'green';
    };
    while (!(await this.#again(() => isGreen().catch(notYet)))) {
      if (performance.now() > until)
        throw new ClusterError('The replicas of the index are not complete.', TIMED_OUT);
      await pause(wait, undefined, { signal });
    }
  }
}

/** Gathers documents of each part, and sends them while the next ones are made. */
class Batches {
  readonly sent = new Map<Part, number>(PARTS.map((part) => [part, 0]));
  readonly #waiting = new Map<Part, { documents: Document[]; characters: number }>();
  #inTransit: Promise<void> = Promise.resolve();

  constructor(
    readonly loader: Loader,
    readonly nameOf: (part: Part) => string,
  ) {}

  async add({ part, ...document }: PartDocument): Promise<void> {
    const batch = this.#waiting.get(part) ?? { documents: [], characters: 0 };
    this.#waiting.set(part, batch);
    batch.documents.push(document);
    batch.characters += JSON.stringify(document.source).length;
    if (batch.documents.length >= BATCH || batch.characters >= BATCH_CHARACTERS) await this.#send(part);
  }

  async #send(part: Part): Promise<void> {
    const { documents } = this.#waiting.get(part) ?? { documents: [] };
    this.#waiting.delete(part);
    this.sent.set(part, (this.sent.get(part) ?? 0) + documents.length);
    await this.#inTransit;
    this.#inTransit = this.loader.send(this.nameOf(part), documents);
    // Reported where it is awaited.
    this.#inTransit.catch(() => {});
  }

  async end(): Promise<void> {
    for (const part of this.#waiting.keys()) await this.#send(part);
    await this.#inTransit;
  }
}

/** Fills the indexes of a version; the index of courses says in the end that it is complete. */
async function fill(loader: Loader, opened: IndexFile, file: string): Promise<void> {
  const { alias, onDocuments } = loader.options;
  const { version, courses } = opened;
  const nameOf = (part: Part) => indexOf(alias, version, part);
  const meta: ClusterMeta = {
    version,
    schema: SCHEMA_VERSION,
    courses,
    complete: false,
    dictionary: { parts: 0, sha256: '' },
  };
  const folder = await mkdtemp(join(dirname(file), '.dictionary-'));
  try {
    const dictionary = join(folder, 'dictionary.db');
    await writeDictionary(file, dictionary);
    for (const part of PARTS) {
      await orNone(loader.ask(anything, 'DELETE', `/${nameOf(part)}`));
      await loader.ask(anything, 'PUT', `/${nameOf(part)}`, definitions(meta)[part]);
    }
    const batches = new Batches(loader, nameOf);
    const hash = createHash('sha256');
    for await (const document of dictionaryDocuments(dictionary, hash))
      await batches.add({ part: 'dictionary', ...document });
    let done = 0;
    for (const document of partDocuments(opened, loader.options.rules)) {
      await batches.add(document);
      if (document.part === 'courses') onDocuments?.(++done, courses);
    }
    await batches.end();
    for (const part of PARTS) await loader.finish(nameOf(part), batches.sent.get(part) ?? 0);
    const parts = batches.sent.get('dictionary') ?? 0;
    // Before it is marked complete: a complete version becomes current without a check of its replicas.
    await loader.waitForReplicas(PARTS.map(nameOf));
    const whole = { ...meta, complete: true, dictionary: { parts, sha256: hash.digest('hex') } };
    await loader.ask(anything, 'PUT', `/${nameOf('courses')}/_mapping`, { _meta: whole });
  } finally {
    await rm(folder, { recursive: true, force: true });
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
  const loader = new Loader(options);
  const opened = openIndex(options.file);
  try {
    const { version, courses } = opened;
    const index = indexOf(options.alias, version, 'courses');
    const there = await orNone(loader.ask(mappings, 'GET', `/${index}/_mapping`));
    const isLoaded = there?.[index]?.mappings._meta?.complete === true;
    if (!isLoaded) await fill(loader, opened, options.file);
    await switchAlias(loader, options.alias, index);
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
    [index, ...(old.length > 0 ? old : Object.keys(all))].map((name) => name.split('.')[0]),
  );
  const isOwn = (name: string) =>
    name.startsWith(`${alias}-`) && /^[a-z0-9]{8,64}(?:\.[a-z]+)?$/.test(name.slice(alias.length + 1));
  for (const name of Object.keys(all)) {
    if (isOwn(name) && !kept.has(name.split('.')[0]))
      await orNone(loader.ask(anything, 'DELETE', `/${name}`));
  }
}
