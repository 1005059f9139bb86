import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { isRunning, stopProgram } from '@/scripts/programs';
import { buildNode, type NodeClasses } from './java-tools';

const HOST = '127.0.0.1';
const NODES = 3;
const HEAP = '512m';
const OPENING_MS = 180_000;
const STOPPING_MS = 20_000;

/** A process that is one node. */
export type ClusterNode = {
  name: string;
  /** The address of its interface, http. */
  url: string;
  /** Ends it as a machine does that loses its power. */
  kill: () => Promise<void>;
  /** Ends it in order. */
  stop: () => Promise<void>;
  /** Stops it as a machine does that hangs, until it is resumed. */
  freeze: () => void;
  resume: () => void;
  /** Starts it again with its data. */
  start: () => void;
};

export type Cluster = {
  nodes: ClusterNode[];
  /** The addresses of all nodes, separated by commas, as `SEARCH_ENGINE_URL` takes them. */
  urls: string;
  /** The version of the software. */
  runner: string;
  /** Resolves when so many nodes form a cluster and all data is at hand, in copies too. */
  ready: (nodes: number) => Promise<void>;
  close: () => Promise<void>;
};

type Place = { name: string; http: number; transport: number };

function nodeAt(place: Place, all: Place[], folder: string, classes: NodeClasses): ClusterNode {
  let child: ChildProcess | undefined;
  const start = () => {
    const log = openSync(join(folder, `${place.name}.log`), 'a');
    child = spawn(
      'java',
      [
        `-Xms${HEAP}`,
        `-Xmx${HEAP}`,
        '-XX:+UseG1GC',
        '-cp',
        classes.classPath,
        'polymath.ClusterNode',
        'polymath',
        place.name,
        join(folder, place.name),
        String(place.http),
        String(place.transport),
        all.map(({ transport }) => `${HOST}:${transport}`).join(','),
        all.map(({ name }) => name).join(','),
      ],
      // The node ends when its standard input does.
      { stdio: ['pipe', log, log], detached: true },
    );
    // The node has its own.
    closeSync(log);
  };
  const kill = async () => {
    if (child) await stopProgram(child, 'SIGKILL');
  };
  start();
  return {
    name: place.name,
    url: `http://${HOST}:${place.http}`,
    start,
    kill,
    stop: async () => {
      if (!child || !isRunning(child)) return;
      const ended = once(child, 'exit');
      child.stdin?.end();
      if ((await Promise.race([ended, wait(STOPPING_MS, 'late', { ref: false })])) === 'late') await kill();
    },
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

/** Whether one of the nodes says that so many form a cluster with all data in copies. */
async function isReady(nodes: ClusterNode[], count: number): Promise<boolean> {
  for (const { url } of nodes) {
    const path = `/_cluster/health?wait_for_nodes=${count}&wait_for_status=green&wait_for_no_initializing_shards=true&timeout=1s`;
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(3_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return true;
  }
  return false;
}

/**
 * Starts a cluster on this machine's loopback interface: one process per node, with data in a temporary folder that goes
 * with it.
 * @throws UsageError where Java or Maven is missing; Error when the nodes do not find each other; the signal's reason
 */
export async function startCluster({ signal }: { signal: AbortSignal }): Promise<Cluster> {
  const classes = await buildNode();
  const folder = await mkdtemp(join(tmpdir(), 'polymath-cluster-'));
  const places: Place[] = [];
  for (let number = 1; number <= NODES; number++)
    places.push({ name: `node-${number}`, http: await getPort(), transport: await getPort() });
  const all = places.map((place) => nodeAt(place, places, folder, classes));
  const ready: Cluster['ready'] = async (count) => {
    const until = performance.now() + OPENING_MS;
    while (!(await isReady(all, count))) {
      if (performance.now() > until)
        throw new Error(`The cluster is not ready: ${count} nodes. Logs are in ${folder}.`);
      await wait(300, undefined, { signal });
    }
  };
  const close = async () => {
    for (const node of all) node.resume();
    await Promise.all(all.map((node) => node.kill()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(NODES);
  } catch (error) {
    for (const node of all) await node.kill();
    throw error;
  }
  return { nodes: all, urls: all.map(({ url }) => url).join(','), runner: classes.runner, ready, close };
}
