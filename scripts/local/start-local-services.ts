import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startAuth } from '@/scripts/local/auth/start-auth';
import { openDocumentStore } from '@/scripts/local/firestore/document-store';
import { createFirestoreGateway } from '@/scripts/local/firestore/gateway';
import { listenOnLoopback, type RunningServer } from '@/scripts/local/listen-on-loopback';
import { LocalServicesError } from '@/scripts/local/local-services-error';

/** Project ids that begin with `demo-` never reach a real project, whatever tool uses them. */
const PROJECT_ID = 'demo-polymath';

export type LocalServicesOptions = {
  /** Users and documents are stored here between runs. */
  dataDir: string;
  /** 0 uses any free port. */
  ports: { auth: number; firestore: number };
  /** Receives one line per service. */
  log: (line: string) => void;
  /** Emulators that are already running, from `FIREBASE_AUTH_EMULATOR_HOST` and `FIRESTORE_EMULATOR_HOST`. */
  running?: { auth?: string; firestore?: string };
};

export type LocalServices = {
  /** The environment with which the site's server uses these services. */
  env: Record<string, string>;
  /** Stops both; everything is on disk afterwards. */
  stop(): Promise<void>;
};

/**
 * Starts sign-in and document store for a machine without a Firebase project.
 * @throws LocalServicesError with one sentence that says what to do
 */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const { dataDir, ports, log, running = {} } = options;
  await mkdir(dataDir, { recursive: true });
  // The fast one first, so that a port conflict is reported at once.
  const firestore = running.firestore
    ? theirs(running.firestore)
    : await startFirestore(dataDir, ports.firestore);
  try {
    const auth = running.auth
      ? theirs(running.auth)
      : await startAuth({ projectId: PROJECT_ID, dataDir, port: ports.auth });
    log(`Sign-in: local accounts on http://${auth.host}, project ${PROJECT_ID}`);
    log(`Documents: local Firestore on http://${firestore.host}, kept in ${dataDir}`);
    return {
      env: {
        FIREBASE_API_KEY: 'local',
        FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
        FIREBASE_PROJECT_ID: PROJECT_ID,
        FIREBASE_APP_ID: '1:1:web:local',
        FIREBASE_AUTH_EMULATOR_HOST: auth.host,
        FIRESTORE_EMULATOR_HOST: firestore.host,
      },
      async stop() {
        await Promise.all([auth.stop(), firestore.stop()]);
      },
    };
  } catch (error) {
    await firestore.stop();
    throw error;
  }
}

const theirs = (host: string): RunningServer => ({ host, stop: async () => {} });

async function startFirestore(dataDir: string, port: number): Promise<RunningServer> {
  const file = join(dataDir, 'firestore.db');
  const store = openStore(file);
  try {
    const gateway = createFirestoreGateway({ store, projectId: PROJECT_ID });
    const place = { name: 'local Firestore', port, variable: 'LOCAL_FIRESTORE_PORT' };
    const { host, stop } = await listenOnLoopback(gateway, place);
    return { host, stop: () => stop().then(() => store.close()) };
  } catch (error) {
    store.close();
    throw error;
  }
}

function openStore(file: string) {
  try {
    return openDocumentStore(file);
  } catch (cause) {
    throw new LocalServicesError(`${file} cannot be opened. Move it away to start without documents.`, {
      cause,
    });
  }
}
