import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { importUsers, readUsers, saveUsers } from '@/scripts/local/auth-users';
import { listenOnLoopback, type RunningServer } from '@/scripts/local/listen-on-loopback';
import { LocalServicesError } from '@/scripts/local/local-services-error';

/** Several calls in a row, such as a sign-in, cause one save. */
const SAVE_AFTER_MS = 200;

type Options = {
  projectId: string;
  /** An existing folder. */
  dataDir: string;
  port: number;
};

/**
 * Starts the Auth emulator of `firebase-tools` in this process: its command line takes three times as long,
 * starts a hub and a log service, and checks the network for updates.
 */
export async function startAuthEmulator({ projectId, dataDir, port }: Options): Promise<RunningServer> {
  const file = join(dataDir, 'users.json');
  // What can fail comes first: the emulator itself takes seconds to load.
  const users = await readUsers(file);
  let handle: RequestListener = (_, response) => response.writeHead(503).end();
  const server = await listenOnLoopback((request, response) => handle(request, response), {
    name: 'Auth emulator',
    port,
    variable: 'LOCAL_AUTH_PORT',
  });

  let pending: NodeJS.Timeout | undefined;
  let saved: Promise<void> = Promise.resolve();
  const saveSoon = () => {
    pending ??= setTimeout(save, SAVE_AFTER_MS);
  };
  const save = () => {
    pending = undefined;
    saved = saved
      .then(() => saveUsers(file, server.host, projectId))
      .catch((error) => console.error(`${file} could not be written.`, error));
  };

  try {
    const emulator = await loadEmulator(projectId);
    handle = emulator;
    await importUsers(users, server.host, projectId);
    // Only from here on, because a failed import must not overwrite the saved users.
    handle = (request, response) => {
      if (request.method !== 'GET' && request.method !== 'OPTIONS') response.once('finish', saveSoon);
      emulator(request, response);
    };
  } catch (error) {
    await server.stop();
    throw error;
  }

  return {
    host: server.host,
    async stop() {
      if (pending) {
        clearTimeout(pending);
        save();
      }
      await saved;
      await server.stop();
    },
  };
}

async function loadEmulator(projectId: string): Promise<RequestListener> {
  try {
    const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');
    return await createApp(projectId);
  } catch (cause) {
    throw new LocalServicesError(
      'The Auth emulator comes with the development dependencies: run npm install, or set FIREBASE_API_KEY to use a real project.',
      { cause },
    );
  }
}
