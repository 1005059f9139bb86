import { Agent, buildConnector, type Dispatcher } from 'undici';
import { isPublicAddress, mayBePublicHost, publicLookup, type Resolve, refusedError } from './public-address';
import { unpaused } from './unpaused';

export type AgentOptions = {
  connectTimeoutMs?: number;
  connections?: number;
  /** Milliseconds without data, for headers and for the body. */
  silenceMs?: number;
  resolve?: Resolve | undefined;
};

/**
 * Connects to public addresses only. An IP address is checked before connecting, because it is not resolved.
 * A name is resolved once, and the connection uses that address. Finally, the address of the open connection
 * is checked.
 */
export function publicAgent(options: AgentOptions = {}): Dispatcher {
  const { connectTimeoutMs = 3_000, connections = 4, silenceMs = 30_000, resolve } = options;
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup: publicLookup(resolve) });
  const agent = new Agent({
    connections,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connect: (target, done) => {
      if (!mayBePublicHost(target.hostname)) return done(refusedError(target.hostname), null);
      connect(target, (error, socket) => {
        if (error) return done(error, null);
        if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket);
        socket.destroy();
        done(refusedError(target.hostname), null);
      });
    },
  });
  return unpaused(agent);
}
