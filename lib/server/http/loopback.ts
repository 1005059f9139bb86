import ipaddr from 'ipaddr.js';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/loopback');

/** Whether a host, as an address names it, is this machine and nothing else. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return ipaddr.process(bare).range() === 'loopback';
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/** Whether nobody on the way to an address can read or change what is sent. */
export function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
