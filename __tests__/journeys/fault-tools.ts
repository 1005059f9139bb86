import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';

/** Something that takes connections and never says a word. */
export async function startSilence() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Loaded before a server's own code: its clock is off by as many milliseconds as a file says. */
const CLOCK = (file: string) => `
const { readFileSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
const Real = Date;
let shift = 0;
setInterval(() => {
  shift = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0;
  if (isMainThread) writeFileSync(${JSON.stringify(`${file}.seen`)}, String(shift));
}, 50).unref();
const now = () => Real.now() + shift;
globalThis.Date = new Proxy(Real, {
  construct: (target, given) => (given.length ? Reflect.construct(target, given) : new target(now())),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});`;

/** A clock that can be set. `env` is for the server that goes by it. */
export async function makeClock() {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-clock-'));
  const file = join(folder, 'shift');
  await writeFile(file, '0');
  await writeFile(join(folder, 'clock.cjs'), CLOCK(file));
  return {
    env: { NODE_OPTIONS: `--require ${join(folder, 'clock.cjs')}` },
    shift: (ms: number) => writeFile(file, String(ms)),
    /** What the server has taken on. */
    seen: async () => Number(await readFile(`${file}.seen`, 'utf8').catch(() => Number.NaN)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Longer than a server that stops waits for all but its threads. */
const OPENING_MS = 5_000;

/** Loaded before a server's own code: its second search worker is slow to open the index, as on an overloaded machine. */
const SLOW_WORKER = (began: string, opened: string) => `
const { writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { isMainThread, workerData } = require('node:worker_threads');
if (!isMainThread && workerData?.arrays) {
  const Database = createRequire(process.cwd() + '/')('libsql');
  const read = new Database(workerData.file).prepare('select count(*) from sqlite_master');
  writeFileSync(${JSON.stringify(began)}, '');
  for (const until = Date.now() + ${OPENING_MS}; Date.now() < until; ) read.all();
  writeFileSync(${JSON.stringify(opened)}, '');
}`;

/** A server with this `env` has a second search worker that takes long to open the index. */
export async function makeSlowWorker() {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-slow-worker-'));
  const [code, began, opened] = [join(folder, 'slow.cjs'), join(folder, 'began'), join(folder, 'opened')];
  await writeFile(code, SLOW_WORKER(began, opened));
  return {
    env: { SEARCH_WORKERS: '2', NODE_OPTIONS: `--require ${code}` },
    hasBegun: () => existsSync(began),
    hasOpened: () => existsSync(opened),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Milliseconds that a thread has to load its modules, which it does before its first turn at rest. */
const LOADED = 1_000;

/**
 * Ends every worker thread of a process that was started with `--inspect` on this port; answers how many. Each ends
 * between two turns of its event loop, as by an error of its own, never within a driver.
 */
export async function killWorkers(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  const workers = new Set<string>();
  let last = 0;
  const send = (method: string, params: object) =>
    socket.send(JSON.stringify({ id: ++last, method, params }));
  const expression = `setTimeout(() => process.exit(1), ${LOADED})`;
  const end = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  let killed = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
    socket.addEventListener('open', () => send('NodeWorker.enable', { waitForDebuggerOnStart: false }));
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params } = JSON.parse(String(data));
      // All workers are named before the answer to what was sent first; those that come later take their places.
      if (method === 'NodeWorker.attachedToWorker' && killed === 0) workers.add(params.sessionId);
      if (id === 1) {
        killed = workers.size;
        for (const sessionId of workers) send('NodeWorker.sendMessageToWorker', { sessionId, message: end });
      }
      if (method === 'NodeWorker.detachedFromWorker') workers.delete(params.sessionId);
      if (workers.size === 0 && (id || killed)) resolve();
    });
  });
  socket.close();
  return killed;
}
