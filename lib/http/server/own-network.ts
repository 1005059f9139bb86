import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { clientOf } from './limits';

/** `unspecified` is the network of `::1`: of an IPv6 address a client is its network. */
const OWN = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified']);

/** Whether a request comes from this machine or its private network, where those who run the server are. */
export function fromOwnNetwork(req: IncomingMessage): boolean {
  const client = clientOf(req);
  return ipaddr.isValid(client) && OWN.has(ipaddr.process(client).range());
}
