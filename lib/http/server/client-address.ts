import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** A home or office usually has a whole IPv6 /64: its addresses count as one client. */
const IPV6_CLIENT_BITS = 64;

/** The client key of an address: IPv4 unchanged, IPv6 as its network; undefined if it is not an address. */
export function clientOfAddress(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString()}/${IPV6_CLIENT_BITS}`,
  ).toNormalizedString();
}

/** 24 bits of IPv4, 48 of IPv6: whoever rents a server gets so many addresses. */
const FIRST_PARTS = /^(?:[\da-f]+[.:]){3}/;

/** The network of a client's key, or of one with a lane (`192.0.2.1 images`): several clients may be one person. */
export function networkOfClient(client: string): string {
  const [address = '', lane = ''] = client.split(' ');
  return `${FIRST_PARTS.exec(address)?.[0] ?? address} ${lane}`;
}

/**
 * The client of a request, for rate limits only. `X-Forwarded-For` is trusted only as far as it was written
 * by `proxies` (addresses, CIDR ranges, or `loopback`, `linklocal`, `uniquelocal`). Without proxies it is the
 * remote address of the connection, whatever the headers say.
 */
export function clientAddress(req: IncomingMessage, proxies: readonly string[]): string {
  const socket = req.socket?.remoteAddress ?? '';
  const claimed = proxies.length > 0 && socket ? proxyAddress(req, [...proxies]) : socket;
  return clientOfAddress(claimed) ?? clientOfAddress(socket) ?? 'unknown';
}
