import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { findWebKit } from '@/scripts/browsers/find-programs';

/** A driver of WebKitGTK with a screen of its own. */
export type WebKitDriver = { url: string; browser: string; stop: () => Promise<void> };

const SCREEN = '1600x1200x24';
/** Without it the buttons of the window keep it wider than a phone. */
const NARROW_WINDOW = 'box, box * { min-width: 0; margin: 0; padding: 0; }';

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A screen that nobody sees; the browser has no mode without one. */
async function startScreen(program: string): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, child };
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

export async function startWebKitDriver(): Promise<WebKitDriver> {
  const { driver, miniBrowser, xvfb } = findWebKit();
  const settings = await mkdtemp(join(tmpdir(), 'polymath-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);

  const screen = await startScreen(xvfb);
  const port = await getPort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    browser: miniBrowser,
    async stop() {
      await stopChild(child);
      await stopChild(screen.child);
      await rm(settings, { recursive: true, force: true });
    },
  };
}
