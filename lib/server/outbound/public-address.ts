import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The range of IPv6 for the public internet. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** A cloud's internal service at an address that looks public. */
const CLOUD = new Set(['168.63.129.16']);

const bare = (host: string) => (host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host);

/** Whether an address is on the public internet: not this machine, its network, or the inside of a cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast' || CLOUD.has(read.toString())) return false;
  return read instanceof ipaddr.IPv4 || read.match(GLOBAL_V6);
}

/** Whether a host is an IP address, so that it is not resolved. */
const isIpAddress = (host: string): boolean => ipaddr.isValid(bare(host));

/** Whether a host may be public, judged by its name. The address it resolves to is checked later. */
export const mayBePublicHost = (host: string): boolean =>
  isIpAddress(host) ? isPublicAddress(bare(host)) : !/(?:^|\.)localhost\.?$/i.test(host);

/** Whether a host name means this machine, without asking a name server. */
export function isLoopbackHost(host: string): boolean {
  if (isIpAddress(host)) return ipaddr.process(bare(host)).range() === 'loopback';
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether nobody on the network can read or change what is sent to an address. */
export function isConfidential({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/** Names of this machine and of private networks: nobody else can follow a link to them. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/;

/** Whether a link may be shown to others: http(s) without credentials, to a public address or public name. */
export function isPublicLink(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isIpAddress(hostname)) return isPublicAddress(bare(hostname));
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return name.includes('.') && !INSIDE.test(name);
}

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The error for a refused connection. It names the host, never its address. */
export const refusedError = (host: string) =>
  Object.assign(new Error(`${host} has no public address`), { code: 'EPRIVATE' });

/**
 * Resolves names for connections and drops every address that is not public. It runs when connecting, so a
 * name that changes its address after a check (DNS rebinding) gains nothing.
 */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const allowed = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first) return done(refusedError(host), []);
      if (options.all) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}
