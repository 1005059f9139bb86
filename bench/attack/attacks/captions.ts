import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Attack } from '@/bench/attack/attack.types';
import { serverEnv } from '@/lib/server/env';
import { buildIndex } from '@/lib/server/index-build/build-index';
import { aCourse, aLesson } from '@/scripts/fakes/course';

/** Spellings of this machine's own address. */
const HOSTS = [
  ...['127.0.0.1', '127.1', '0x7f.1', '2130706433', '017700000001', '0.0.0.0', '127.0.0.1.', 'localhost'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::]', '[64:ff9b::7f00:1]', 'localhost.'],
];
const COURSE = 'hostile-captions';

/** Counts connections and never answers. */
async function startTrap() {
  let came = 0;
  const server = createServer((socket) => {
    came++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    came: () => came,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A third-party catalogue that names captions on the site's own machine. */
export const captions: Attack = {
  name: 'captions',
  otherCatalog: true,
  prepare: async () => {
    const trap = await startTrap();
    const lessons = HOSTS.map((host) =>
      aLesson({ title: host, captions: `https://${host}:${trap.port}/a.vtt` }),
    );
    const folder = await mkdtemp(join(tmpdir(), 'polymath-captions-'));
    const indexDir = join(folder, 'index');
    await writeFile(join(folder, 'courses.jsonl'), `${JSON.stringify(aCourse({ id: COURSE, lessons }))}\n`);
    const catalogDirs = [...serverEnv.CATALOG_DIR, folder];
    await buildIndex({ catalogDirs, indexDir });
    return {
      env: { CATALOG_DIR: catalogDirs.join(delimiter), INDEX_DIR: indexDir },
      look: (wrong) => {
        if (trap.came() > 0) wrong(`the site's own machine was asked ${trap.came()} times`);
      },
      stop: async () => {
        await trap.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
  run: async ({ attacker }) => {
    await attacker.flood(2, (turn) => ({
      method: 'POST',
      path: '/api/chat',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        mode: 'lesson',
        courseId: COURSE,
        number: 1 + (turn % HOSTS.length),
        question: 'What is said?',
      }),
    }));
  },
};
