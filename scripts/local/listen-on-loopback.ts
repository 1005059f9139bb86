import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalServicesError } from '@/scripts/local/local-services-error';

export type RunningServer = {
  /** Host and port, in the format of Firebase's emulator variables. */
  host: string;
  stop(): Promise<void>;
};

type Place = {
  /** The displayed name of the service. */
  name: string;
  /** 0 uses any free port. */
  port: number;
  /** The variable that sets the port. */
  variable: string;
};

const LOOPBACK = '127.0.0.1';

/**
 * Serves this machine only. Tokens are unsigned here, so a page of another site, which could forge one, is
 * refused before the listener sees its request.
 * @throws LocalServicesError when the port is in use
 */
export async function listenOnLoopback(listener: RequestListener, place: Place): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const { host, origin } = request.headers;
    if (isLocal(`http://${host}`) && (origin === undefined || isLocal(origin)))
      return listener(request, response);
    response.writeHead(403, { 'content-type': 'application/json' });
    return response.end(
      JSON.stringify({
        error: { code: 403, message: 'Only pages of this machine are served.', status: 'PERMISSION_DENIED' },
      }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, place)));
    server.listen(place.port, LOOPBACK, resolve);
  });
  // Listening on a port, not on a pipe: the address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    host: `${LOOPBACK}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost|.+\.localhost)$/.test(hostname);
}

function explain(error: NodeJS.ErrnoException, { name, port, variable }: Place): Error {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const why = error.code === 'EACCES' ? 'may not be used by you' : 'is taken';
  return new LocalServicesError(
    `The ${name} cannot start: port ${port} ${why}. Set ${variable} to another port, or free this one.`,
    { cause: error },
  );
}
