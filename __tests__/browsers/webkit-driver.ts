import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { findWebKit } from '@/scripts/browsers/find-programs';

/** A screen that nobody sees, without which WebKitGTK's browser does not run, and its settings. */
export type Screen = { env: Record<string, string>; stop: () => Promise<void> };
/** WebKitGTK's driver, for one browser. */
export type Driver = { url: string; browser: string; stop: () => Promise<void> };

const SIZE = '1600x1200x24';
/** Without it the buttons of the window keep it wider than a phone. */
const NARROW_WINDOW = 'box, box * { min-width: 0; margin: 0; padding: 0; }';

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ready = await fetch(`${url}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver stopped at once.');
}

export async function startScreen(): Promise<Screen> {
  const { xvfb } = findWebKit();
  const settings = await mkdtemp(join(tmpdir(), 'polymath-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);
  // It would start anew, and refuse browsers meanwhile, whenever the last browser leaves.
  const child = spawn(xvfb, ['-noreset', '-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return {
    env: { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
    async stop() {
      await stopChild(child);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

export async function startDriver({ env }: Screen): Promise<Driver> {
  const { driver, miniBrowser } = findWebKit();
  const port = await getPort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, browser: miniBrowser, stop: () => stopChild(child) };
}
