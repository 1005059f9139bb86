import { open, rename } from 'node:fs/promises';

/** Replaces a file atomically: after a crash it has the old or the new content, never a part. */
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
