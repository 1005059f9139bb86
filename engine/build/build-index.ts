import { rm } from 'node:fs/promises';
import {
  catalogVersion,
  createStagingFolder,
  installVersion,
  isBuilt,
  pruneVersions,
  readPointer,
  writePointer,
} from '@/engine/format/index-folder';
import type { CatalogProblem } from '@/lib/catalog/server/read-catalog';
import { type WriteOptions, writeIndex } from './write-index';

type BuildReport = {
  version: string;
  /** False if this version already existed. */
  built: boolean;
  courses: number;
  seconds: number;
  /** Invalid lines, which were left out. */
  problems: CatalogProblem[];
};

/**
 * Builds the index of these catalogues in a temporary folder and makes it current in one atomic step. Does
 * nothing if the version exists. Readers of the old version are not interrupted.
 * @throws Error naming the folder or file that cannot be read.
 */
export async function buildIndex(options: WriteOptions & { indexDir: string }): Promise<BuildReport> {
  const started = performance.now();
  const version = await catalogVersion(options.catalogDirs, options);
  const report: BuildReport = { version, built: false, courses: 0, seconds: 0, problems: [] };
  if (!(await isBuilt(options.indexDir, version))) {
    const temporary = await createStagingFolder(options.indexDir, version);
    try {
      report.courses = await writeIndex(options, temporary, version, report.problems);
      await installVersion(temporary, options.indexDir, version);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    report.built = true;
  }
  if ((await readPointer(options.indexDir)) !== version) await writePointer(options.indexDir, version);
  await pruneVersions(options.indexDir, version);
  report.seconds = (performance.now() - started) / 1000;
  return report;
}
