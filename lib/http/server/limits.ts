import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { sharedRedis } from '@/lib/server/redis';
import { clientAddress } from './client-address';
import { createRateLimits } from './rate-limit';

export const rateLimits = oncePerProcess('rate limits', () =>
  createRateLimits({
    client: serverEnv.RATE_LIMIT_CLIENT,
    global: serverEnv.RATE_LIMIT_GLOBAL,
    redis: sharedRedis(),
  }),
);

/** The client of a request, behind the proxies that the environment trusts. */
export const clientOf = (req: IncomingMessage): string => clientAddress(req, serverEnv.TRUSTED_PROXIES);

/** `unspecified` is the network of `::1`: of an IPv6 address a client is its network. */
const OWN = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified']);

/** Whether a request comes from this machine or its private network, where those who run the server are. */
export function fromOwnNetwork(req: IncomingMessage): boolean {
  const client = clientOf(req);
  return ipaddr.isValid(client) && OWN.has(ipaddr.process(client).range());
}
