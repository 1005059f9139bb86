import { readFile } from 'node:fs/promises';
import { replaceFile } from '@/lib/server/replace-file';

/** The hosts that gave samples to an earlier catalogue, one a line. */
export async function readKnownHosts(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

export async function writeKnownHosts(file: string, added: readonly string[]): Promise<void> {
  if (added.length === 0) return;
  const hosts = [...(await readKnownHosts(file)), ...added].sort();
  await replaceFile(file, hosts.map((host) => `${host}\n`).join(''));
}
