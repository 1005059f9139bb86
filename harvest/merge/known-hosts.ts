import { readFile, rename, writeFile } from 'node:fs/promises';

/** The hosts that gave samples to an earlier catalogue, one a line. */
export async function readKnownHosts(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

export async function writeKnownHosts(file: string, added: readonly string[]): Promise<void> {
  if (added.length === 0) return;
  const hosts = [...(await readKnownHosts(file)), ...added].sort();
  await writeFile(`${file}.new`, hosts.map((host) => `${host}\n`).join(''), { flush: true });
  await rename(`${file}.new`, file);
}
