import type { Socket } from 'node:net';
import { z } from 'zod';
import { clientOfAddress } from '@/lib/http/server/client-address';

/** An idle connection takes about 7 kB. */
const MOST = 10_000;
const LEAST = 16;
/** Files that the process itself may have open at once: code, the index, workers, requests to elsewhere. */
const OWN_FILES = 256;

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

/** How many connections this process may have, by the operating system's limit of open files. */
export function mostConnections(report: unknown = process.report.getReport()): number {
  const soft = reportSchema.safeParse(report).data?.userLimits.open_files.soft;
  return typeof soft === 'number' ? Math.min(MOST, Math.max(LEAST, soft - OWN_FILES)) : MOST;
}

/**
 * Limits the number of open connections. Over the limit, the client that holds most of them loses its oldest one, or its
 * newest if it asks for another: no client can lock others out with connections that it only holds.
 */
export class ConnectionLimit {
  readonly #held = new Map<string, Set<Socket>>();
  #count = 0;

  constructor(readonly most: number) {}

  admit(socket: Socket): void {
    const client = clientOfAddress(socket.remoteAddress ?? '') ?? 'unknown';
    if (this.#count >= this.most && !this.#makeRoom(client)) {
      socket.destroy();
      return;
    }
    const own = this.#held.get(client) ?? new Set();
    this.#held.set(client, own.add(socket));
    this.#count++;
    socket.once('close', () => {
      this.#count--;
      own.delete(socket);
      if (own.size === 0 && this.#held.get(client) === own) this.#held.delete(client);
    });
  }

  /** Closes a connection of the client that holds most, unless that is this one. Returns whether it did. */
  #makeRoom(client: string): boolean {
    const own = this.#held.get(client)?.size ?? 0;
    let largest = new Set<Socket>();
    for (const held of this.#held.values()) if (held.size > largest.size) largest = held;
    const [oldest] = largest;
    if (largest.size <= own || !oldest) return false;
    oldest.destroy();
    return true;
  }
}
