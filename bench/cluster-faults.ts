import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { indexFile } from '@polymath/engine/files';
import { z } from 'zod';
import { readPeopleQueries } from '@/engine/judge/people';
import { buildIndex } from '@/lib/catalog/server/build-index';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { readSearch } from '@/lib/search/search-url';
import { openEngine } from '@/lib/search/server/open-engine';
import { clusterEngine, indexOf, loadCluster, PARTS } from '@/lib/search/server/site-cluster';
import { type Cluster, type ClusterNode, startCluster } from '@/scripts/cluster/start-cluster';
import { aCourse } from '@/scripts/fakes/course';
import { runCommand } from '@/scripts/run-command';
import { startTraffic, type Traffic } from './cluster/traffic';

// npm run cluster:faults: three nodes of a real cluster with the built-in catalogue are searched all the time, while
// they are killed, stopped, restarted and filled. Every answer is compared with that of the built-in engine.

const ALIAS = 'polymath';
const LANES = 2;
const TIMEOUT_MS = 2_000;
/** Milliseconds of undisturbed searches before and after a fault. */
const CALM_MS = 4_000;
const HUNG_MS = 45_000;
/** Milliseconds after which a load is in the middle of its documents. */
const LOADING_MS = 8_000;
const SEARCHES: Search[] = readPeopleQueries('engine/judge/engineers-queries.jsonl')
  .slice(0, 60)
  .map(({ q }) => readSearch(q, {}));

type Version = { file: string; version: string; courses: number };

/** An index of the built-in catalogue, with one more course if there is a number. */
async function buildVersion(root: string, more?: number): Promise<Version> {
  const catalog = join(root, `catalog-${more ?? 0}`);
  cpSync(resolve('data/catalog'), catalog, { recursive: true });
  if (more !== undefined) {
    const course = aCourse({ id: `another-${more}`, title: `Another course ${more}`, topics: [] });
    appendFileSync(join(catalog, 'languages.jsonl'), `${JSON.stringify(course)}\n`);
  }
  const indexDir = join(root, `index-${more ?? 0}`);
  const options = { catalogDirs: [catalog], indexDir, wordsDir: 'data/words', meaningDir: 'data/meaning' };
  const { version, courses } = await buildIndex(options);
  return { file: indexFile(indexDir, version), version, courses };
}

function answersOf({ file }: Version): Map<string, SearchAnswer> {
  const engine = openEngine(file);
  const answers = new Map(SEARCHES.map((search) => [search.words, engine.search(search)] as const));
  engine.close();
  return answers;
}

const manager = z.array(z.object({ node: z.string() }));

/** One test: what is done while searches go on. `act` resolves to what else is to be told, which must match `outcome`. */
type Fault = { name: string; act: () => Promise<string>; outcome?: RegExp };

class Faults {
  constructor(
    readonly cluster: Cluster,
    readonly first: Version,
    readonly second: Version,
  ) {}

  async #managing(): Promise<ClusterNode> {
    for (const { url } of this.cluster.nodes) {
      const answer = await fetch(`${url}/_cat/cluster_manager?format=json`).catch(() => undefined);
      if (!answer?.ok) continue;
      const [elected] = manager.parse(await answer.json());
      const found = this.cluster.nodes.find(({ name }) => name === elected?.node);
      if (found) return found;
    }
    throw new Error('No node manages the cluster.');
  }

  async #settings(path: string, body: object): Promise<void> {
    const [node] = this.cluster.nodes;
    const response = await fetch(`${node?.url}${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  }

  async #load({ file }: Version): Promise<string> {
    const started = performance.now();
    const { loaded } = await loadCluster({ url: this.cluster.urls, file, alias: ALIAS, wait: 250 });
    const seconds = Math.round((performance.now() - started) / 1000);
    return loaded ? `loaded in ${seconds} s` : 'made current again';
  }

  /** Deletes the version that is not current, so that it can be loaded again. */
  async #forget({ version }: Version): Promise<void> {
    const [node] = this.cluster.nodes;
    for (const part of PARTS)
      await fetch(`${node?.url}/${indexOf(ALIAS, version, part)}`, { method: 'DELETE' });
  }

  /** The time until all nodes are back and every document has its replicas again. */
  async #recovered(): Promise<string> {
    const started = performance.now();
    await this.cluster.ready(3);
    return `whole again after ${Math.round((performance.now() - started) / 1000)} s`;
  }

  async #killAndStart(node: ClusterNode): Promise<string> {
    await node.kill();
    await wait(8_000);
    node.start();
    return this.#recovered();
  }

  get all(): Fault[] {
    const { nodes } = this.cluster;
    return [
      { name: 'nothing', act: async () => '' },
      {
        name: 'a node is killed',
        act: async () => {
          const managing = await this.#managing();
          const other = nodes.find(({ name }) => name !== managing.name) ?? managing;
          return this.#killAndStart(other);
        },
      },
      { name: 'the elected manager is killed', act: async () => this.#killAndStart(await this.#managing()) },
      {
        name: 'a node hangs for 45 s',
        act: async () => {
          const [node] = nodes;
          node?.freeze();
          await wait(HUNG_MS);
          node?.resume();
          return this.#recovered();
        },
      },
      {
        name: 'a split: two of three nodes hang for 45 s',
        act: async () => {
          const managing = await this.#managing();
          const two = [managing, ...nodes.filter(({ name }) => name !== managing.name).slice(0, 1)];
          for (const node of two) node.freeze();
          await wait(HUNG_MS);
          for (const node of two) node.resume();
          return this.#recovered();
        },
      },
      {
        name: 'each node is restarted in turn',
        act: async () => {
          for (const node of nodes) {
            await node.stop();
            node.start();
            await this.cluster.ready(3);
          }
          return this.#recovered();
        },
      },
      {
        name: 'the disk is full (read-only block) while a version is loaded',
        outcome: /^refused/,
        act: async () => {
          const block = (on: true | null) =>
            this.#settings('/_cluster/settings', {
              persistent: { cluster: { blocks: { read_only_allow_delete: on } } },
            });
          const loading = this.#load(this.second).catch((error: Error) => `refused: ${error.message}`);
          await wait(LOADING_MS);
          await block(true);
          const told = await loading;
          await block(null);
          await this.#forget(this.second);
          return told.slice(0, 90);
        },
      },
      {
        name: 'a new version is loaded and becomes current',
        outcome: /^loaded/,
        act: async () => {
          const told = await this.#load(this.second);
          await wait(CALM_MS);
          await this.#load(this.first);
          return told;
        },
      },
      {
        name: 'a node is killed while a version is loaded',
        outcome: /^loaded/,
        act: async () => {
          await this.#forget(this.second);
          const loading = this.#load(this.second).catch((error: Error) => `not loaded: ${error.message}`);
          await wait(LOADING_MS);
          await nodes[2]?.kill();
          const told = await loading;
          nodes[2]?.start();
          const recovered = await this.#recovered();
          await wait(CALM_MS);
          await this.#load(this.first);
          return `${told}; ${recovered}`;
        },
      },
    ];
  }

  /** Documents of the current version that are not there, by all copies of them. */
  async lost(expected: ReadonlyMap<string, number>): Promise<number> {
    const [node] = this.cluster.nodes;
    let lost = 0;
    for (const [index, count] of expected) {
      await fetch(`${node?.url}/${index}/_refresh`, { method: 'POST' });
      const answer = await fetch(`${node?.url}/${index}/_count`);
      const there = z.object({ count: z.number() }).parse(await answer.json());
      lost += count - there.count;
    }
    return lost;
  }

  async counts({ version }: Version): Promise<Map<string, number>> {
    const [node] = this.cluster.nodes;
    const counts = new Map<string, number>();
    for (const part of PARTS) {
      const index = indexOf(ALIAS, version, part);
      const answer = await fetch(`${node?.url}/${index}/_count`);
      counts.set(index, z.object({ count: z.number() }).parse(await answer.json()).count);
    }
    return counts;
  }
}

const HEAD = [
  'while',
  'right',
  'versions',
  'wrong',
  '503',
  'other',
  'silent for',
  'p99',
  'slowest',
  'lost',
  'and',
];
const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const ms = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;
const rowOf = (name: string, seen: Traffic, lost: number, told: string) => {
  const { right, versions, wrong, refused, failed, silence, p99, slowest } = seen;
  return line([name, right, versions, wrong, refused, failed, ms(silence), ms(p99), ms(slowest), lost, told]);
};

async function work(signal: AbortSignal): Promise<number> {
  const only = process.argv.slice(2);
  const root = mkdtempSync(join(tmpdir(), 'polymath-faults-'));
  const cluster = await startCluster({ signal });
  try {
    const first = await buildVersion(root);
    const second = await buildVersion(root, 1);
    const expected = new Map([first, second].map((version) => [version.version, answersOf(version)]));
    const faults = new Faults(cluster, first, second);
    await loadCluster({ url: cluster.urls, file: first.file, alias: ALIAS });
    const counts = await faults.counts(first);
    console.log(line(HEAD));
    console.log(line(HEAD.map(() => '---')));
    let isSound = true;
    for (const { name, act, outcome = /^/ } of faults.all) {
      if (signal.aborted) break;
      if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
      const engine = clusterEngine({
        url: cluster.urls,
        alias: ALIAS,
        timeout: TIMEOUT_MS,
        dictionaries: join(root, 'dictionaries'),
        remember: false,
      });
      await engine.version();
      const traffic = startTraffic({
        search: (search) => engine.search(search),
        searches: SEARCHES,
        isRight: ({ words }, answer: SearchAnswer) =>
          isDeepStrictEqual(answer, expected.get(answer.indexVersion)?.get(words)),
        lanes: LANES,
      });
      let told: string;
      let seen: Traffic;
      try {
        await wait(CALM_MS);
        told = await act();
        await wait(CALM_MS);
      } finally {
        // Also after a failure: searches that go on would keep the process alive for ever.
        seen = await traffic.stop();
        await engine.close();
      }
      const lost = await faults.lost(counts);
      console.log(rowOf(name, seen, lost, told));
      const isAnswered = seen.right > 0 && seen.wrong === 0 && seen.failed === 0;
      if (!isAnswered || lost > 0 || !outcome.test(told)) isSound = false;
    }
    return isSound ? 0 : 1;
  } finally {
    await cluster.close();
    rmSync(root, { recursive: true, force: true });
  }
}

await runCommand(work, { interrupted: 'Interrupted.' });
