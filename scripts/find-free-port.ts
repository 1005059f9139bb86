import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port of this machine that is not in use. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('This machine gives no port.');
  return address.port;
}
