import { withFolderLock } from '@/lib/server/folder-lock';

const atWork = (dir: string): Error =>
  new Error(`Another catalog:harvest or catalog:enrich is at work in ${dir}.`);

/**
 * Runs work that writes the folder of the harvests. Its journals and databases allow only one writer: a second
 * one would truncate what the first one appends to.
 * @throws Error while another command writes there
 */
export const withHarvestLock = <Result>(stateDir: string, work: () => Promise<Result>): Promise<Result> =>
  withFolderLock(stateDir, atWork, work);
