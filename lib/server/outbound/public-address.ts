import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/outbound/public-address');

/** The part of IPv6 that is given out to networks of the internet. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers inside of a cloud, though it looks like any other. */
const CLOUD = new Set(['168.63.129.16']);

const bare = (host: string) => (host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host);

/** Whether an address is one of the public internet: not this machine, its network, or a cloud's inside. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast' || CLOUD.has(read.toString())) return false;
  return read instanceof ipaddr.IPv4 || read.match(GLOBAL_V6);
}

/** Whether a host is written as a number, so that nobody looks it up. */
export const isLiteral = (host: string): boolean => ipaddr.isValid(bare(host));

/** Whether a host may be reached as far as its name tells; what a name leads to is seen when it is looked up. */
export const mayBePublic = (host: string): boolean =>
  isLiteral(host) ? isPublicAddress(bare(host)) : !/(?:^|\.)localhost\.?$/i.test(host);

/** Whether a host name is this machine by itself, without asking a name server. */
export function isLoopbackHost(host: string): boolean {
  if (isLiteral(host)) return ipaddr.process(bare(host)).range() === 'loopback';
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether nobody between here and an address can read or change what is sent. */
export function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/** Names of the machine itself and of networks behind a door: nobody else can follow a link to them. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/;

/**
 * Whether a link may be shown to others: http(s) without credentials, to a public address or to a name that anybody
 * can look up.
 */
export function isPublicLink(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isLiteral(hostname)) return isPublicAddress(bare(hostname));
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return name.includes('.') && !INSIDE.test(name);
}

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Refuses to connect; says of which host, never to what it leads. */
export const refusal = (host: string) =>
  Object.assign(new Error(`${host} has no public address`), { code: 'EPRIVATE' });

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
      if (!first) return done(refusal(host), []);
      if (options.all) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}
