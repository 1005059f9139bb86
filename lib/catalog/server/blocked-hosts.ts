import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hosts of a catalogue folder whose owners asked to be left out, one a line. */
export const BLOCKED_FILE = 'blocked-hosts.txt';

/** Whether a host, or one above it, asked to be left out. */
export type BlockedHosts = (host: string) => boolean;

/** A host without the names that sites give to the same pages. */
export const siteOf = (hostname: string): string =>
  hostname.toLowerCase().replace(/^(?:www\d?|m|mobile)\./, '');

/** The hosts of a list, one a line; `#` begins a comment. */
export const readHostList = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.split('#', 1)[0]?.trim() || []);

/** The hosts that these folders block. A folder without a list blocks none. */
export async function readBlockedHosts(dirs: string[]): Promise<string[]> {
  const texts = await Promise.all(
    dirs.map((dir) =>
      readFile(join(dir, BLOCKED_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
    ),
  );
  return [...new Set(texts.flatMap(readHostList))];
}

export function blockHosts(hosts: string[]): BlockedHosts {
  const blocked = new Set(hosts.map(siteOf));
  if (blocked.size === 0) return () => false;
  return (host) => {
    const names = siteOf(host).split('.');
    return names.some((_, at) => blocked.has(names.slice(at).join('.')));
  };
}
