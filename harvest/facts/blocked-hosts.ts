import { siteOf } from './canonical-address';

/** Whether a host, or one above it, asked to be left out. */
export type BlockedHosts = (host: string) => boolean;

/** The hosts of a list, one a line; `#` begins a comment. */
export const readHostList = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.split('#', 1)[0]?.trim() || []);

export function blockHosts(hosts: string[]): BlockedHosts {
  const blocked = new Set(hosts.map(siteOf));
  if (blocked.size === 0) return () => false;
  return (host) => {
    const names = siteOf(host).split('.');
    return names.some((_, at) => blocked.has(names.slice(at).join('.')));
  };
}
