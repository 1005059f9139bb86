import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { openDocumentStore } from '@/scripts/local/firestore/document-store';
import { createFirestoreGateway } from '@/scripts/local/firestore/gateway';
import { listenOnLoopback } from '@/scripts/local/listen-on-loopback';

export const PROJECT = 'demo-polymath';

export type FirestoreBackend = {
  /** Host and port. */
  host: string;
  /** A client of the real SDK, signed in as this person, by Google unless told otherwise; `through` names a host to go through. */
  as(uid: string, through?: string, provider?: string): Firestore;
  stop(): Promise<void>;
};

/** The official emulator where `npm run test:rules -w scripts` names one, our own gateway everywhere else. */
export async function startFirestoreBackend(): Promise<FirestoreBackend> {
  // The SDK reports every refusal to the console; here refusals are what is asked for.
  setLogLevel('silent');
  const official = process.env.FIRESTORE_EMULATOR_HOST;
  const { host, stop } = official ? await connectOfficial(official) : await startGateway();
  const apps: FirebaseApp[] = [];
  return {
    host,
    as(uid, through = host, provider = 'google.com') {
      const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, randomUUID());
      apps.push(app);
      const firestore = getFirestore(app);
      const [name = '', port] = through.split(':');
      const now = Math.floor(Date.now() / 1000);
      connectFirestoreEmulator(firestore, name, Number(port), {
        mockUserToken: {
          sub: uid,
          iat: now,
          exp: now + 3600,
          firebase: { sign_in_provider: provider as 'google.com', identities: {} },
        },
      });
      return firestore;
    },
    async stop() {
      await Promise.all(apps.map(deleteApp));
      await stop();
    },
  };
}

async function connectOfficial(host: string) {
  const [name = '', port] = host.split(':');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: name, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
  await environment.clearFirestore();
  return { host, stop: () => environment.cleanup() };
}

/** @param folder where the documents lie; a folder of its own when left out */
export async function startGateway(folder = mkdtempSync(join(tmpdir(), 'polymath-firestore-'))) {
  const store = openDocumentStore(join(folder, 'firestore.db'));
  const gateway = createFirestoreGateway({ store, projectId: PROJECT });
  const server = await listenOnLoopback(gateway, {
    name: 'local Firestore',
    port: 0,
    variable: 'LOCAL_FIRESTORE_PORT',
  });
  return {
    host: server.host,
    folder,
    async stop({ keep = false } = {}) {
      await server.stop();
      store.close();
      if (!keep) rmSync(folder, { recursive: true });
    },
  };
}
