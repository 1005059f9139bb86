import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { z } from 'zod';
import type { Buildah } from './buildah';

const START_MS = 30_000;
const PAGES = [
  '/',
  '/search/python',
  '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware',
  '/sources',
  '/api/share-image?course=6-006-introduction-to-algorithms-fall-2011-mit-opencourseware',
  '/sitemap.xml',
];
/** The only folder that the server may write to. */
const WRITABLE = '/app/.next/cache';

const configSchema = z.object({
  OCIv1: z.object({ config: z.object({ User: z.string(), Cmd: z.array(z.string()).min(1) }) }),
});

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

/** Starts the container's own command and asks for pages; returns what does not work. */
async function tryPages(buildah: Buildah, container: string, command: string[]): Promise<string[]> {
  const port = await getPort();
  const [program = '', ...words] = buildah.command(
    'run',
    '--isolation',
    'chroot',
    '--env',
    `PORT=${port}`,
    container,
    '--',
    ...command,
  );
  // A process group of its own: signals must reach the server within.
  const child = spawn(program, words, { detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const site = `http://127.0.0.1:${port}`;
  try {
    for (const until = Date.now() + START_MS; (await statusOf(`${site}/api/ready`)) !== 200; await wait(200))
      if (Date.now() > until) return ['the server in the image does not become ready'];
    const statuses = await Promise.all(PAGES.map((page) => statusOf(site + page)));
    return statuses.flatMap((status, at) => (status === 200 ? [] : [`${PAGES[at]} answers ${status}`]));
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** What is wrong with a built image: its user, what this user may change, and pages that do not answer. */
export async function checkImage(buildah: Buildah, image: string): Promise<string[]> {
  const { OCIv1 } = configSchema.parse(JSON.parse(await buildah.read('inspect', '--type', 'image', image)));
  const { User, Cmd } = OCIv1.config;
  const container = await buildah.read('from', image);
  const inside = (...words: string[]) =>
    buildah.read('run', '--isolation', 'chroot', container, '--', ...words);
  const id = await inside('id', '-u');
  const files = await inside('find', '/app', '-writable', '-not', '-type', 'l');
  const wrong = files.split('\n').filter((file) => file && !`${file}/`.startsWith(`${WRITABLE}/`));
  return [
    ...(User === 'node' && id !== '0' ? [] : [`the server runs as ${User || 'root'}`]),
    ...wrong.map((file) => `the server can change ${file}`),
    ...(await tryPages(buildah, container, Cmd)),
  ];
}
