import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STANDALONE } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';

/** A built site: its folder and the id of its build. */
export type Version = { folder: string; build: string };

const versionIn = async (folder: string): Promise<Version> => ({
  folder,
  build: (await readFile(join(folder, '.next', 'BUILD_ID'), 'utf8')).trim(),
});

/** Builds the site twice, with another operator's name in the later version: its pages name other files. */
export async function buildVersions(
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<{ current: Version; next: Version }> {
  const next = join(folder, 'next-version');
  await buildSite({ ...env, NEXT_PUBLIC_OPERATOR_NAME: 'The next version' });
  await cp(STANDALONE, next, { recursive: true, verbatimSymlinks: true });
  // Last, so that other commands find the usual build.
  await buildSite(env);
  return { current: await versionIn(STANDALONE), next: await versionIn(next) };
}
