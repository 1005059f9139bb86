import { rm } from 'node:fs/promises';
import {
  createStagingFolder,
  indexVersion,
  installVersion,
  isBuilt,
  pruneVersions,
  readPointer,
  writePointer,
} from '@/engine/format/index-folder';
import type { HostTypes } from '@/engine/host.types';
import { type WriteOptions, writeIndex } from './write-index';

type BuildReport = {
  version: string;
  /** False if this version already existed. */
  built: boolean;
  courses: number;
  seconds: number;
};

/**
 * Builds the index of a catalogue in a temporary folder and makes it current in one atomic step. Does nothing if the
 * version exists. Readers of the old version are not interrupted.
 * @throws Error naming what cannot be read.
 */
export async function buildIndex<Host extends HostTypes>(
  options: WriteOptions<Host> & { indexDir: string },
): Promise<BuildReport> {
  const started = performance.now();
  const version = await indexVersion(await options.source.files(), options.rules.cardFields, options);
  const report: BuildReport = { version, built: false, courses: 0, seconds: 0 };
  if (!(await isBuilt(options.indexDir, version))) {
    const temporary = await createStagingFolder(options.indexDir, version);
    try {
      report.courses = await writeIndex(options, temporary, version);
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
