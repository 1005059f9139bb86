import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests of one run of Jest a folder that they share. */
export default async function startRun(): Promise<void> {
  process.env.JEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'polymath-jest-'));
}
