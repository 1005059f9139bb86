import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocumentStore } from '@/scripts/local/firestore/document-store';
import { createFirestoreGateway } from '@/scripts/local/firestore/gateway';
import { listenOnLoopback, type RunningServer } from '@/scripts/local/listen-on-loopback';
import { LocalServicesError } from '@/scripts/local/local-services-error';
import { startAuthEmulator } from '@/scripts/local/start-auth-emulator';

/** Names that begin with `demo-` never reach a real project, whatever tool reads them. */
const PROJECT_ID = 'demo-polymath';

export type LocalServicesWish = {
  /** Users and documents are kept here between runs. */
  dataDir: string;
  /** 0 takes any free port. */
  ports: { auth: number; firestore: number };
  /** One line a service. */
  log: (line: string) => void;
  /** Emulators that run already, by `FIREBASE_AUTH_EMULATOR_HOST` and `FIRESTORE_EMULATOR_HOST`, are used. */
  running?: { auth?: string; firestore?: string };
};

export type LocalServices = {
  /** What the site's server needs to use these services. */
  env: Record<string, string>;
  /** Ends both; everything is on disk afterwards. */
  stop(): Promise<void>;
};

/**
 * Sign-in and documents for a machine without a Firebase project.
 * @throws LocalServicesError one sentence that says what to do
 */
export async function startLocalServices(wish: LocalServicesWish): Promise<LocalServices> {
  const { dataDir, ports, log, running = {} } = wish;
  await mkdir(dataDir, { recursive: true });
  // The quick one first: a taken port is known at once.
  const firestore = running.firestore
    ? theirs(running.firestore)
    : await startFirestore(dataDir, ports.firestore);
  try {
    const auth = running.auth
      ? theirs(running.auth)
      : await startAuthEmulator({ projectId: PROJECT_ID, dataDir, port: ports.auth });
    log(`Sign-in: Auth emulator on http://${auth.host}, project ${PROJECT_ID}`);
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
