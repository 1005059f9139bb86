import { Agent, buildConnector } from 'undici';
import { assertServer } from '@/lib/server/guard';
import { isPublicAddress, mayBePublic, publicLookup, type Resolve, refusal } from './public-address';

assertServer('lib/server/outbound/public-agent');

export type AgentOptions = {
  connectTimeoutMs?: number;
  /** Connections to one origin at once. */
  connections?: number;
  /** Milliseconds without a byte, of the headers and of the body. */
  silenceMs?: number;
  resolve?: Resolve | undefined;
};

/**
 * Connects to public addresses alone. A host that is a number is looked at before, for nobody looks it up; a name is
 * looked up once, and where it leads is what is connected to; in the end the connection itself must say the same.
 */
export function publicAgent(options: AgentOptions = {}): Agent {
  const { connectTimeoutMs = 3_000, connections = 4, silenceMs = 30_000, resolve } = options;
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup: publicLookup(resolve) });
  return new Agent({
    connections,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connect: (wish, done) => {
      if (!mayBePublic(wish.hostname)) return done(refusal(wish.hostname), null);
      connect(wish, (error, socket) => {
        if (error) return done(error, null);
        if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket);
        socket.destroy();
        done(refusal(wish.hostname), null);
      });
    },
  });
}
