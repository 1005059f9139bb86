import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '@/lib/server/replace-file';
import type { Manifest } from './manifest';
import { TransferError } from './transfer-error';

/** File with the publication time of the newest version that was accepted here. */
const ACCEPTED = 'ACCEPTED';

async function readAccepted(indexDir: string): Promise<string | undefined> {
  const text = await readFile(join(indexDir, ACCEPTED), 'utf8').catch(() => '');
  return z.iso.datetime().safeParse(text.trim()).data;
}

/**
 * Refuses a version that is older than one already accepted. Otherwise, anyone who can write to a store could
 * put back an old signed version with its known defects (a rollback attack).
 * @throws TransferError when a newer version was accepted here before
 */
export async function refuseOlder({ version, published }: Manifest, indexDir: string): Promise<void> {
  const accepted = await readAccepted(indexDir);
  if (accepted === undefined || Date.parse(published) >= Date.parse(accepted)) return;
  throw new TransferError(
    `The index ${version} was published at ${published}, and one of ${accepted} was taken here already. --version ${version} takes the older one all the same.`,
  );
}

/**
 * Records the publication time of an accepted version before it becomes current. An older time never replaces
 * it.
 */
export async function recordAccepted({ published }: Manifest, indexDir: string): Promise<void> {
  const accepted = await readAccepted(indexDir);
  if (accepted !== undefined && Date.parse(accepted) >= Date.parse(published)) return;
  await replaceFile(join(indexDir, ACCEPTED), `${published}\n`);
}
