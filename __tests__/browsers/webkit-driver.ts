import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import getPort from 'get-port';
import { findWebKit } from '@/scripts/browsers/find-programs';
import { answers, stopProgram, untilReady } from '@/scripts/programs';

/** A screen that nobody sees, without which WebKitGTK's browser does not run, and its settings. */
export type Screen = { env: Record<string, string>; stop: () => Promise<void> };
/** WebKitGTK's driver, for one browser. */
export type Driver = { url: string; browser: string; stop: () => Promise<void> };

const SIZE = '1600x1200x24';
const START_MS = 20_000;
/** Without it the buttons of the window keep it wider than a phone. */
const NARROW_WINDOW = 'box, box * { min-width: 0; margin: 0; padding: 0; }';

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
      await stopProgram(child);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

export async function startDriver({ env }: Screen): Promise<Driver> {
  const { driver, miniBrowser } = findWebKit();
  const port = await getPort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, { name: 'WebKitWebDriver', ready: () => answers(`${url}/status`), ms: START_MS });
  return { url, browser: miniBrowser, stop: () => stopProgram(child) };
}
