import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { assertServer } from '@/lib/server/guard';
import type { Manifest } from './manifest';
import { TransferError } from './transfer-error';

assertServer('lib/server/search-index/publish/accepted');

/** When the newest version that was taken here was published. */
const ACCEPTED = 'ACCEPTED';

async function readAccepted(indexDir: string): Promise<string | undefined> {
  const text = await readFile(join(indexDir, ACCEPTED), 'utf8').catch(() => '');
  return z.iso.datetime().safeParse(text.trim()).data;
}

/**
 * Whoever can write to a store can put back a version that was signed long ago, with all that was wrong in it.
 * @throws TransferError when something newer was taken here already
 */
export async function refuseOlder({ version, published }: Manifest, indexDir: string): Promise<void> {
  const accepted = await readAccepted(indexDir);
  if (accepted === undefined || Date.parse(published) >= Date.parse(accepted)) return;
  throw new TransferError(
    `The index ${version} was published at ${published}, and one of ${accepted} was taken here already. --version ${version} takes the older one all the same.`,
  );
}

/** Remembers what was taken, before it becomes current; what is older never lowers it. */
export async function noteAccepted({ published }: Manifest, indexDir: string): Promise<void> {
  const accepted = await readAccepted(indexDir);
  if (accepted !== undefined && Date.parse(accepted) >= Date.parse(published)) return;
  const aside = join(indexDir, `.${ACCEPTED}-${process.pid}`);
  await writeFile(aside, `${published}\n`);
  await rename(aside, join(indexDir, ACCEPTED));
}
