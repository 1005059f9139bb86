import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveOwn } from './own-site';
import { expect, LONG, test } from './support';

/** More lines than a pipe and the server hold. */
const REQUESTS = 3_000;
const TOGETHER = 20;
const STOPPED_MS = 10_000;

type Target = { fd: number; fail(): Promise<void>; close(): Promise<void> };

async function openFullDisk(): Promise<Target> {
  const full = await open('/dev/full', 'w');
  return { fd: full.fd, fail: async () => undefined, close: () => full.close() };
}

/** A pipe whose reader reads nothing, and ends when it is to. */
async function openPipe(doesEnd: boolean): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = await open(path, 'r+');
  const writer = await open(path, 'w');
  return {
    fd: writer.fd,
    async fail() {
      await writer.close();
      if (doesEnd) await reader.close();
    },
    async close() {
      if (!doesEnd) await reader.close();
      await rm(folder, { recursive: true });
    },
  };
}

const TARGETS = {
  'a full disk': openFullDisk,
  'a reader that hangs': () => openPipe(false),
  'a reader that has ended': () => openPipe(true),
};

test.describe('the log', () => {
  for (const [name, openTarget] of Object.entries(TARGETS))
    test(`stops neither answers nor the end of the server when it goes to ${name}`, LONG, async () => {
      test.setTimeout(90_000);
      const target = await openTarget();
      const site = await serveOwn({}, { log: target.fd });
      await target.fail();
      const statuses: number[] = [];
      for (let sent = 0; sent < REQUESTS; sent += TOGETHER)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: TOGETHER }, () =>
              fetch(`${site.url}/favicon.svg`, { signal: AbortSignal.timeout(5_000) }).then(
                ({ status }) => status,
              ),
            ),
          )),
        );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const { warnings } = await (await fetch(`${site.url}/api/ready`)).json();
      expect(warnings.join()).toContain('the log loses lines');
      process.kill(site.pid ?? 0, 'SIGTERM');
      expect(await Promise.race([site.ended, wait(STOPPED_MS, 'late')])).toBe(0);
      await target.close();
    });
});
