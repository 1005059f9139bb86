import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 50;
const STOP_MS = 16_000;

/** Whether an address answers that all is well. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Ends a program; one that takes long about it is killed. */
export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = wait(STOP_MS, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
}

/**
 * Waits until a program is ready that was just started.
 * @throws Error when it does not start, ends before, or is not ready in time and so is ended
 */
export async function untilReady(
  child: ChildProcess,
  { name, ready, ms }: { name: string; ready: () => Promise<boolean>; ms: number },
): Promise<void> {
  // One that is missing has ended too.
  child.once('error', () => {});
  for (const until = Date.now() + ms; isRunning(child) && Date.now() < until; await wait(LOOK_MS))
    if (await ready()) return;
  const fault = isRunning(child) ? `is not ready after ${ms / 1_000} s` : 'stopped at once';
  await stopProgram(child, 'SIGKILL');
  throw new Error(`${name} ${fault}.`);
}
