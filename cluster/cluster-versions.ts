import { setTimeout as pause } from 'node:timers/promises';
import { type CourseRules, callMethod, type OpenVersion, type Versions } from '@polymath/engine';
import { SCHEMA_VERSION } from '@polymath/engine/files';
import { answersFrom, type FoundCache, type FoundSearch, openDictionaryFile } from '@polymath/engine/store';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type ClusterClient, ClusterError } from './cluster-client';
import { fetchDictionary } from './cluster-dictionary';
import { indexOf, type Part } from './cluster-mapping';
import { clusterStore } from './cluster-store';
import { type KnownAnswers, type KnownRows, Lookups } from './lookups';

export type ClusterOptions = {
  /** Closed with the versions. */
  client: ClusterClient;
  /** Those with which the index was built. */
  rules: CourseRules;
  /** Alias of the current version. */
  alias: string;
  /** Milliseconds after which a request is rejected. */
  timeout: number;
  /** The folder of the dictionaries, which come from the cluster. */
  dictionaries: string;
  /** With `false`, every request asks the cluster anew: for tests and measurements. */
  remember?: boolean;
  /** Told how many milliseconds of a processor a request took here. */
  charge?: (ms: number) => void;
};

/** Milliseconds in which a version must open: its dictionary comes from the cluster. */
const OPENING_MS = 120_000;
/** Size of the kept answers in characters, and of what is kept about rows in numbers of them. */
const KEPT_CHARACTERS = 16_000_000;
const KEPT_ROWS = 20_000;

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

/** Caches what the searches of one request found, but nothing that was assumed. */
function foundOnce(lookups: Lookups): FoundCache {
  const cache = new Map<string, FoundSearch>();
  return {
    get: (key) => cache.get(key),
    set: (key, found) => {
      if (lookups.isComplete) cache.set(key, found);
    },
  };
}

/** Whether an idle connection was closed: another try may succeed. */
function wasCut(error: unknown): boolean {
  const cause = error instanceof ClusterError ? error.cause : undefined;
  const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE';
}

/**
 * The versions of a catalogue in an OpenSearch cluster, of which an alias names the current one. The words are understood
 * here, by the dictionary of a version, and the courses are found there.
 */
export function clusterVersions(options: ClusterOptions): Versions {
  const { client, rules, alias, timeout, dictionaries, remember = true, charge } = options;
  let opened: string | undefined;

  /** @throws ClusterError when it is of another index schema, or its dictionary does not arrive whole */
  async function open(name: string): Promise<OpenVersion> {
    const signal = AbortSignal.timeout(OPENING_MS);
    const nameOf = (part: Part) => indexOf(alias, name, part);
    const index = nameOf('courses');
    const found = (await client.ask(metaAnswer, 'GET', `/${index}/_mapping`, { signal }))[index];
    const meta = found?.mappings._meta;
    if (meta?.schema !== SCHEMA_VERSION)
      throw new ClusterError(`The search cluster has an index of schema ${meta?.schema}.`, 0);
    const wanted = { client, index: nameOf('dictionary'), meta, folder: dictionaries, signal };
    const dictionary = openDictionaryFile(await fetchDictionary(wanted, opened));
    opened = name;
    // What the cluster said of a version stays true.
    const answers: KnownAnswers = new LRUCache({
      maxSize: remember ? KEPT_CHARACTERS : 1,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
    });
    const rows: KnownRows = new LRUCache({ max: remember ? KEPT_ROWS : 1 });
    return {
      name,
      ask: (method, args) => {
        const context = { client, indexOf: nameOf, signal: AbortSignal.timeout(timeout), charge };
        const attempt = () => {
          const lookups = new Lookups(context, answers, rows);
          const store = clusterStore(dictionary, lookups);
          const engine = answersFrom({ ...dictionary, rules, store }, foundOnce(lookups));
          return lookups.run(() => callMethod(engine, method, args));
        };
        return attempt().catch((error: unknown) => {
          if (!wasCut(error)) throw error;
          return attempt();
        });
      },
      // Requests that began with it end first.
      retire: async () => {
        await pause(timeout * 2, undefined, { ref: false });
        dictionary.close();
      },
      close: async () => dictionary.close(),
    };
  }

  return {
    mustKnow: false,
    current: async () => {
      const signal = AbortSignal.timeout(OPENING_MS);
      const [index = ''] = Object.keys(await client.ask(aliasAnswer, 'GET', `/_alias/${alias}`, { signal }));
      return index.slice(alias.length + 1);
    },
    open,
    isGone: (error) => error instanceof ClusterError && error.status === 404,
    close: () => client.close(),
  };
}
