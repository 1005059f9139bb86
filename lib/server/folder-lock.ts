import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const LOCK = '.lock';
/**
 * A holder renews its lock at this interval, in milliseconds. A lock older than `STALE` has no holder any
 * more.
 */
const RENEWED = 5_000;
const STALE = 60_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether nobody holds a lock that is there. */
async function isLeftBehind(file: string): Promise<boolean> {
  const [text, found] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).catch(() => undefined),
  ]);
  // It was given up just now, and the next one that is there may be somebody's.
  if (!found) return false;
  if (Date.now() - found.mtimeMs > STALE) return true;
  const [host, pid] = text.split(' ');
  return host === hostname() && Number(pid) > 0 && !isAlive(Number(pid));
}

/**
 * Runs work while holding an exclusive lock on a folder. A lock of a killed process is taken over: at once on
 * the same machine, after a minute on another machine that shares the folder.
 * @throws what `atWork` makes, when somebody else holds the lock
 */
export async function withFolderLock<Result>(
  dir: string,
  atWork: (dir: string) => Error,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, LOCK);
  const take = () => open(file, 'wx').catch(() => undefined);
  let lock = await take();
  if (!lock) {
    if (await isLeftBehind(file)) await rm(file, { force: true });
    lock = await take();
  }
  if (!lock) throw atWork(dir);
  await lock.writeFile(`${hostname()} ${process.pid}`);
  await lock.close();
  const timer = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), RENEWED);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await rm(file, { force: true });
  }
}
