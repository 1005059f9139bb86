import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { z } from 'zod';
import { isRunning } from '@/scripts/programs';
import { COURSE, COURSE_ID } from '@/scripts/sample-course';
import type { Buildah } from './buildah';

const START_MS = 30_000;
const ANSWER_MS = 10_000;
const PAGES = [
  '/',
  '/search/python',
  COURSE,
  '/sources',
  `/api/share-image?course=${COURSE_ID}`,
  '/sitemap.xml',
];
/** The only folder that the server may write to. */
const WRITABLE = '/app/.next/cache';

const imageSchema = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Cmd: z.array(z.string()).min(1),
      // Its first word says that a command follows.
      Healthcheck: z.object({ Test: z.array(z.string()).min(2) }),
    }),
  }),
});
type Config = z.infer<typeof imageSchema>['Docker']['config'];

/** The status of an answer; 0 if there is none, or not the whole of it in time. */
async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Starts the container's own command, asks for pages and runs its health check; returns what does not work. */
async function tryServer(
  buildah: Buildah,
  container: string,
  { Cmd, Healthcheck }: Config,
): Promise<string[]> {
  const port = await getPort();
  const running = ['run', '--isolation', 'chroot', '--env', `PORT=${port}`, container, '--'];
  const [program = '', ...words] = buildah.command(...running, ...Cmd);
  // A process group of its own: signals must reach the server within.
  const child = spawn(program, words, { detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const site = `http://127.0.0.1:${port}`;
  try {
    for (const until = Date.now() + START_MS; (await statusOf(`${site}/api/ready`)) !== 200; await wait(200))
      if (Date.now() > until) return ['the server in the image does not become ready'];
    const statuses = await Promise.all(PAGES.map((page) => statusOf(site + page)));
    const health = await buildah.read(...running, ...Healthcheck.Test.slice(1)).then(
      () => [],
      () => ['the health check fails'],
    );
    return [
      ...statuses.flatMap((status, at) => (status === 200 ? [] : [`${PAGES[at]} answers ${status}`])),
      ...health,
    ];
  } finally {
    // A server that has ended already has no group any more; the kill would hide what is wrong.
    if (child.pid && isRunning(child)) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** What is wrong with a built image: its user, what this user may change, pages and the health check. */
export async function checkImage(buildah: Buildah, image: string): Promise<string[]> {
  const inspected: unknown = JSON.parse(await buildah.read('inspect', '--type', 'image', image));
  const { config } = imageSchema.parse(inspected).Docker;
  const container = await buildah.read('from', image);
  const inside = (...words: string[]) =>
    buildah.read('run', '--isolation', 'chroot', container, '--', ...words);
  const id = await inside('id', '-u');
  const files = await inside('find', '/app', '-writable', '-not', '-type', 'l');
  const wrong = files.split('\n').filter((file) => file && !`${file}/`.startsWith(`${WRITABLE}/`));
  return [
    ...(config.User === 'node' && id !== '0' ? [] : [`the server runs as ${config.User || 'root'}`]),
    ...wrong.map((file) => `the server can change ${file}`),
    ...(await tryServer(buildah, container, config)),
  ];
}
