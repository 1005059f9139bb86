import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build-paths';
import { Buildah } from './image/buildah';
import { checkImage } from './image/check-image';
import { makeBase, npmMounts } from './image/make-base';
import { exitWith } from './run-command';

const IMAGE = 'localhost/polymath';
const PULL_SECONDS = 60;

function checkTools(): void {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0)
    throw new Error(
      `npm run image -w scripts needs ${missing.join(' and ')}: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

/** The base image: that of the Dockerfile where a registry answers, else one made of packages. */
async function findBase(buildah: Buildah, folder: string): Promise<string> {
  const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
  const [, base = ''] = /^ARG NODE_IMAGE=(.+)$/m.exec(dockerfile) ?? [];
  const [program = '', ...words] = buildah.command('pull', '--quiet', base);
  const pulled = spawnSync(program, words, { stdio: 'ignore', timeout: PULL_SECONDS * 1_000 });
  if (pulled.status === 0) return base;
  console.log(
    `No registry gives ${base}: an image made of Debian's packages and npm's Node takes its place.`,
  );
  return makeBase(buildah, base, join(folder, 'base'));
}

/** `npm run image -w scripts`: builds the image of the Dockerfile, starts it, and checks its answers and what its user can change. */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  checkTools();
  const folder = await mkdtemp(join(tmpdir(), 'polymath-image-'));
  const buildah = new Buildah(folder);
  try {
    const base = await findBase(buildah, folder);
    await buildah.run(
      'build',
      '--isolation',
      'chroot',
      // The other format has no health check.
      '--format',
      'docker',
      '--build-arg',
      `NODE_IMAGE=${base}`,
      ...(await npmMounts(folder)).flatMap((mount) => ['--volume', mount]),
      '--tag',
      IMAGE,
      ROOT,
    );
    const faults = await checkImage(buildah, IMAGE);
    for (const fault of faults) console.log(fault);
    if (faults.length === 0)
      console.log('The image is built, its server answers, and cannot change its code.');
    return faults.length === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

exitWith(main());
