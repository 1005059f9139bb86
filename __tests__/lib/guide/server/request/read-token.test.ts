/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from '@/scripts/local/start-auth-emulator';

const PROJECT = 'demo-guide';
let dataDir: string;
let emulator: Awaited<ReturnType<typeof startAuthEmulator>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'polymath-token-'));
  emulator = await startAuthEmulator({ projectId: PROJECT, dataDir, port: 0 });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
}, 120_000);
afterAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  await emulator.stop();
  rmSync(dataDir, { recursive: true });
});

const call = async (path: string, body: object, bearer?: string) =>
  (
    await fetch(`http://${emulator.host}/identitytoolkit.googleapis.com/v1/${path}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    })
  ).json();

const signIn = () =>
  call('accounts:signInWithIdp', {
    postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: 'ada', email: 'ada@example.com' })}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  }) as Promise<{ idToken: string; localId: string }>;

async function read(token: string, projectId: string | undefined = PROJECT) {
  jest.resetModules();
  jest.doMock('@/lib/server/env', () => ({ serverEnv: { FIREBASE_PROJECT_ID: projectId } }));
  const { readToken } = await import('@/lib/guide/server/request/read-token');
  return readToken(token);
}

describe('an ID token', () => {
  it('names its learner, without an account of a service', async () => {
    const { idToken, localId } = await signIn();
    expect(await read(idToken)).toEqual({ uid: localId, pro: false });
  }, 60_000);

  it('tells by a custom claim who is Pro', async () => {
    const { localId } = await signIn();
    const customAttributes = JSON.stringify({ pro: true });
    await call(`projects/${PROJECT}/accounts:update`, { localId, customAttributes }, 'owner');
    expect(await read((await signIn()).idToken)).toEqual({ uid: localId, pro: true });
  }, 60_000);

  it('counts for nothing when it is made up, changed, of another project, or no project is set', async () => {
    const { idToken } = await signIn();
    const [head, , tail] = idToken.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'eve', user_id: 'eve', pro: true })).toString(
      'base64url',
    );
    expect(await read('made.up.token')).toBeUndefined();
    expect(await read(`${head}.${claims}.${tail}`)).toBeUndefined();
    expect(await read(idToken, 'demo-other')).toBeUndefined();
    expect(await read(idToken, '')).toBeUndefined();
  }, 60_000);
});
