import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Replaces a file unless it is the same: after a crash it has the old or the new text, never a part. */
export async function replaceFile(file: string, text: string): Promise<void> {
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return;
  const aside = join(dirname(file), `.${basename(file)}-${process.pid}`);
  await writeFile(aside, text, { flush: true });
  await rename(aside, file);
}
