import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { SERVER_FILE, STANDALONE } from './build-paths';
import { answers, stopProgram, untilReady } from './programs';

const START_TIMEOUT_MS = 20_000;

/**
 * Settings of Debian's memory allocator. By default it keeps freed blocks of the size of a page for later, so that
 * many different pages cost up to 200 MB more.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
/**
 * The server needs about 100 MB of heap. With V8's limit of several gigabytes, garbage piles up before it is collected: 750
 * different searches within ten seconds took 570 MB instead of 275.
 */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=384 --v8-pool-size=1' };

export type Site = {
  url: string;
  /** Of the server's process, for measurements. */
  pid: number | undefined;
  /** Resolves to the exit code when the server has ended; a signal gives 128 and its number, as in a shell. */
  ended: Promise<number>;
  stop: () => Promise<void>;
};

type Options = {
  /** The folder of a built site. */
  folder?: string;
  /** A command that runs the given one, for example to limit its resources. */
  through?: string[];
  /** An open file for the server's log. */
  log?: number;
};

/**
 * Serves the built site on a port.
 * @throws Error when the port is in use or the server does not start or answer in time
 */
export async function serveSite(
  port: number,
  env: NodeJS.ProcessEnv,
  { folder = STANDALONE, through = [], log }: Options = {},
): Promise<Site> {
  const url = `http://localhost:${port}`;
  const ready = () => answers(`${url}/favicon.svg`);
  if (await ready()) throw new Error(`Port ${port} is taken. Choose another with PORT.`);
  // The server decides where it listens; the shell's HOSTNAME is unrelated.
  const [command = process.execPath, ...words] = [...through, process.execPath, join(folder, SERVER_FILE)];
  const child = spawn(command, words, {
    cwd: folder,
    env: {
      ...ALLOCATOR,
      ...HEAP,
      // No load balancer has to notice.
      DRAIN_SECONDS: '0',
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: env.HOSTNAME_TO_BIND ?? '',
    },
    stdio: ['ignore', log ?? 'ignore', 'inherit'],
  });
  const ended = new Promise<number>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL'])),
  );
  await untilReady(child, { name: `The server on port ${port}`, ready, ms: START_TIMEOUT_MS });
  return { url, pid: child.pid, ended, stop: () => stopProgram(child) };
}
