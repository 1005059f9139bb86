import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { stopProgram, untilReady } from '@/scripts/programs';

const COMMAND = process.env.REDIS_SERVER_PATH ?? 'redis-server';
const START_MS = 2_000;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Whether this machine has a Redis. */
export const hasRedis = (): boolean => spawnSync(COMMAND, ['--version']).status === 0;

/**
 * A real Redis server of the caller's own, which keeps nothing on the disk.
 * @throws Error where the machine has none
 */
export async function startRedis(port?: number) {
  const own = port ?? (await getPort());
  const dir = mkdtempSync(join(tmpdir(), 'redis-'));
  const args = [
    '--port',
    String(own),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    dir,
  ];
  const child = spawn(COMMAND, args, { stdio: 'ignore' });
  await untilReady(child, { name: COMMAND, ready: () => listens(own), ms: START_MS });
  return {
    port: own,
    url: `redis://127.0.0.1:${own}/0`,
    /** It keeps its connections and answers nothing until `resume`. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: async () => {
      await stopProgram(child, 'SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
