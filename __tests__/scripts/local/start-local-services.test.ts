import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  deleteUser,
  GoogleAuthProvider,
  getAuth,
  signInWithCredential,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { listenOnLoopback } from '@/scripts/local/listen-on-loopback';
import { type LocalServices, startLocalServices } from '@/scripts/local/start-local-services';

let dataDir: string;
const lines: string[] = [];
const start = (ports = { auth: 0, firestore: 0 }) =>
  startLocalServices({ dataDir, ports, log: (line) => lines.push(line) });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'polymath-local-'));
  lines.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The browser's part: the real SDK, set up from the services' variables alone. */
function connect({ env }: LocalServices) {
  const app = initializeApp(
    { apiKey: env.FIREBASE_API_KEY, projectId: env.FIREBASE_PROJECT_ID, appId: env.FIREBASE_APP_ID },
    crypto.randomUUID(),
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const [host = '', port] = (env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, Number(port));
  const token = JSON.stringify({ sub: 'google-ada', email: 'ada@example.com', name: 'Ada' });
  return {
    auth,
    firestore,
    signIn: async () => (await signInWithCredential(auth, GoogleAuthProvider.credential(token))).user,
    close: () => deleteApp(app),
  };
}

describe('the local services', () => {
  it('say where they are, and find all that a learner wrote again after a restart', async () => {
    const first = await start();
    expect(lines).toEqual([
      `Sign-in: local accounts on http://${first.env.FIREBASE_AUTH_EMULATOR_HOST}, project demo-polymath`,
      `Documents: local Firestore on http://${first.env.FIRESTORE_EMULATOR_HOST}, kept in ${dataDir}`,
    ]);
    const before = connect(first);
    const user = await before.signIn();
    const path = `users/${user.uid}/savedCourses/algebra`;
    await setDoc(doc(before.firestore, path), {
      courseId: 'algebra',
      updatedAt: serverTimestamp(),
      syncedAt: serverTimestamp(),
    });
    const written = (await getDoc(doc(before.firestore, path))).data();
    const { refreshToken } = user;
    await Promise.all([before.close(), first.stop()]);

    const second = await start();
    const after = connect(second);
    const again = await after.signIn();
    expect([again.uid, again.displayName, again.email]).toEqual([user.uid, 'Ada', 'ada@example.com']);
    expect((await getDoc(doc(after.firestore, path))).data()).toEqual(written);

    const tokens = `http://${second.env.FIREBASE_AUTH_EMULATOR_HOST}/securetoken.googleapis.com/v1/token?key=local`;
    const renewed = await fetch(tokens, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    expect(await renewed.json()).toMatchObject({ user_id: user.uid });

    await deleteUser(again);
    await Promise.all([after.close(), second.stop()]);
    expect(JSON.parse(readFileSync(join(dataDir, 'users.json'), 'utf8'))).toEqual({ users: [] });
  });

  it.each([
    ['local sign-in', 'auth', 'LOCAL_AUTH_PORT'],
    ['local Firestore', 'firestore', 'LOCAL_FIRESTORE_PORT'],
  ])('name the port that is taken and the variable that changes it: %s', async (name, service, variable) => {
    const taken = await listenOnLoopback(() => {}, { name: 'other', port: 0, variable: '' });
    const port = Number(taken.host.split(':')[1]);
    await expect(start({ auth: 0, firestore: 0, [service]: port })).rejects.toThrow(
      `The ${name} cannot start: port ${port} is taken. Set ${variable} to another port, or free this one.`,
    );
    await taken.stop();
  });

  it('use emulators that run already', async () => {
    const running = { auth: '127.0.0.1:1', firestore: '127.0.0.1:2' };
    const { env, stop } = await startLocalServices({
      dataDir,
      ports: { auth: 0, firestore: 0 },
      log() {},
      running,
    });
    expect(env).toMatchObject({
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:2',
    });
    await stop();
  });

  it('do not start over users that they cannot read', async () => {
    writeFileSync(join(dataDir, 'users.json'), '{"users": [');
    await expect(start()).rejects.toThrow(
      'users.json is no list of users. Move it away to start without users.',
    );
    expect(readFileSync(join(dataDir, 'users.json'), 'utf8')).toBe('{"users": [');
  });

  it('do not start over documents that they cannot read', async () => {
    writeFileSync(join(dataDir, 'firestore.db'), 'x'.repeat(10_000));
    await expect(start()).rejects.toThrow(
      'firestore.db cannot be opened. Move it away to start without documents.',
    );
  });
});
