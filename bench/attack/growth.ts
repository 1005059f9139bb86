import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf, memoryOf, TICKS_A_SECOND } from '@/bench/site/load';
import { STANDALONE } from '@/scripts/build-paths';

const SAMPLE_MS = 250;

type Disk = { files: number; bytes: number };

/** The only folder that a running site writes to: the build's, where resized images are stored. */
async function measureDisk(): Promise<Disk> {
  const entries = await readdir(join(STANDALONE, '.next'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export type Growth = {
  memoryMB: number;
  diskMB: number;
  files: number;
  /** Processor time of the site. */
  cpuSeconds: number;
  /** For how long the site's main thread could have run, and something else did. */
  waitedSeconds: number;
  /** Processor time of all but the site, its visitors and the attacker: of a machine that is not quiet. */
  elsewhereSeconds: number;
};

/** Seconds of all processors in which something ran. */
async function busySeconds(): Promise<number> {
  const [, ...ticks] = (await readFile('/proc/stat', 'utf8')).split('\n', 1)[0]?.split(/ +/) ?? [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks.map(Number);
  return (user + nice + system + interrupts + soft) / TICKS_A_SECOND;
}

/** Seconds for which the main thread of a process waited for a processor. */
async function waitedBy(pid: number | undefined): Promise<number> {
  const [, waited = 0] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ').map(Number);
  return waited / 1e9;
}

async function timesOf(site: number | undefined, others: readonly (number | undefined)[]) {
  const own = await Promise.all([site, ...others].map(cpuOf));
  const [cpuSeconds = 0] = own;
  const elsewhereSeconds = (await busySeconds()) - own.reduce((sum, one) => sum + one, 0);
  return { cpuSeconds, waitedSeconds: await waitedBy(site), elsewhereSeconds };
}

/** Measures the peak memory of a site, its processor time and its use of the disk. `others` also take part. */
export async function watchGrowth(
  pid: number | undefined,
  others: readonly (number | undefined)[],
): Promise<() => Promise<Growth>> {
  const [memory, disk, times] = [await memoryOf(pid), await measureDisk(), await timesOf(pid, others)];
  let peak = memory;
  let over = false;
  const watching = (async () => {
    for (; !over; await wait(SAMPLE_MS)) peak = Math.max(peak, await memoryOf(pid).catch(() => peak));
  })();
  return async () => {
    over = true;
    await watching;
    const after = await timesOf(pid, others);
    const now = await measureDisk();
    return {
      memoryMB: peak - memory,
      diskMB: Math.round((now.bytes - disk.bytes) / 1_024 ** 2),
      files: now.files - disk.files,
      cpuSeconds: after.cpuSeconds - times.cpuSeconds,
      waitedSeconds: after.waitedSeconds - times.waitedSeconds,
      elsewhereSeconds: after.elsewhereSeconds - times.elsewhereSeconds,
    };
  };
}
