import { readFile, rename, writeFile } from 'node:fs/promises';

/** Writes a file as a whole or not at all, and not if it is the same. */
export async function writeAside(file: string, text: string): Promise<void> {
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return;
  await writeFile(`${file}.new`, text, { flush: true });
  await rename(`${file}.new`, file);
}
