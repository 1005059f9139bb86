import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/sources/public-address');

/** Whether an address is one of the public internet: not this machine, its network, or a cloud's inside. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether a host name is this machine by itself, without asking a name server. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || (ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback');
}

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for connections and leaves out every address that is not public. It is asked at the moment of
 * connecting, so a name that changes its address between a check and the request gains nothing.
 */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const allowed = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first) {
        const refused = Object.assign(new Error(`${host} has no public address`), { code: 'EPRIVATE' });
        return done(refused, []);
      }
      if (options.all) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}
