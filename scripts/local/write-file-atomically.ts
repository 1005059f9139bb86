import { open, rename } from 'node:fs/promises';

/** Puts the new content in place of the old one at once: a crash leaves one of the two, never half. */
export async function writeFileAtomically(file: string, content: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  const handle = await open(aside, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file);
}
