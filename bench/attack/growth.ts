import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf, memoryOf } from '@/bench/site/load';
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
};

/** Measures the peak memory of a site, its processor time and its use of the disk. */
export async function watchGrowth(pid: number | undefined): Promise<() => Promise<Growth>> {
  const [memory, disk, cpu] = [await memoryOf(pid), await measureDisk(), await cpuOf(pid)];
  let peak = memory;
  let over = false;
  const watching = (async () => {
    for (; !over; await wait(SAMPLE_MS)) peak = Math.max(peak, await memoryOf(pid).catch(() => peak));
  })();
  return async () => {
    over = true;
    await watching;
    const now = await measureDisk();
    return {
      memoryMB: peak - memory,
      diskMB: Math.round((now.bytes - disk.bytes) / 1_024 ** 2),
      files: now.files - disk.files,
      cpuSeconds: (await cpuOf(pid)) - cpu,
    };
  };
}
