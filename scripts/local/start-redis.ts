import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';

const COMMAND = process.env.REDIS_SERVER_PATH ?? 'redis-server';

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
  const child: ChildProcess = spawn(COMMAND, args, { stdio: 'ignore' });
  const missing = new Promise<'missing'>((resolve) => {
    child.once('error', () => resolve('missing')).once('exit', () => resolve('missing'));
  });
  for (let tries = 0; tries < 50; tries++) {
    if ((await Promise.race([missing, wait(40)])) === 'missing')
      throw new Error(`${COMMAND} does not start.`);
    if (await listens(own)) break;
  }
  return {
    port: own,
    url: `redis://127.0.0.1:${own}/0`,
    /** It keeps its connections and answers nothing until `resume`. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: () =>
      new Promise<void>((resolve) => {
        const end = () => {
          rmSync(dir, { recursive: true, force: true });
          resolve();
        };
        if (child.exitCode !== null || child.signalCode !== null) return end();
        child.once('exit', end);
        child.kill('SIGKILL');
      }),
  };
}
