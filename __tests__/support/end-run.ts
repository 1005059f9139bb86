import { rm } from 'node:fs/promises';

export default async function endRun(): Promise<void> {
  const folder = process.env.JEST_RUN_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true });
}
