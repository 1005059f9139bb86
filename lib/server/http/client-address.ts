import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/client-address');

/** One home or office has a whole /64 of IPv6 to itself: its addresses count as one client. */
const IPV6_CLIENT_BITS = 64;

/** One spelling of an address for counting: IPv4 as it is, IPv6 as its network; undefined for what is no address. */
function clientOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString()}/${IPV6_CLIENT_BITS}`,
  ).toNormalizedString();
}

/**
 * Who is asking, for counting only. `X-Forwarded-For` is believed as far as the machines that wrote it are named in
 * `proxies` (addresses, CIDR ranges, or `loopback`, `linklocal`, `uniquelocal`); without them it is the other end
 * of the connection, whatever headers say.
 */
export function clientAddress(req: IncomingMessage, proxies: readonly string[]): string {
  const socket = req.socket?.remoteAddress ?? '';
  const claimed = proxies.length > 0 && socket ? proxyAddress(req, [...proxies]) : socket;
  return clientOf(claimed) ?? clientOf(socket) ?? 'unknown';
}
