import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { forAllTests } from '@/__tests__/support/fixtures';
import { startAuth } from '@/scripts/local/auth/start-auth';

const PROJECT = 'demo-guide';
let mockProject: string | undefined = PROJECT;
jest.mock('@/lib/server/env', () => ({
  serverEnv: {
    get FIREBASE_PROJECT_ID() {
      return mockProject;
    },
  },
}));

const dataDir = mkdtempSync(join(tmpdir(), 'polymath-token-'));
const localSignIn = forAllTests(() => startAuth({ projectId: PROJECT, dataDir, port: 0 }));
let ada: { idToken: string; localId: string };

// firebase-admin reads the host of a local sign-in from the environment.
const forgetLocalSignIn = () => delete process.env.FIREBASE_AUTH_EMULATOR_HOST;

beforeAll(async () => {
  const url = `http://${localSignIn.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`;
  const body = JSON.stringify({
    requestUri: 'http://localhost',
    postBody: `id_token=${JSON.stringify({ sub: 'ada', email: 'ada@example.com' })}`,
  });
  const headers = { 'content-type': 'application/json' };
  ada = await (await fetch(url, { method: 'POST', headers, body })).json();
});
beforeEach(() => {
  mockProject = PROJECT;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = localSignIn.host;
});
afterAll(async () => {
  forgetLocalSignIn();
  rmSync(dataDir, { recursive: true });
});

type Claims = { pro?: boolean; project?: string; seconds?: number };

const unsigned = ({ pro, project = PROJECT, seconds = 60 }: Claims) =>
  new UnsecuredJWT({ pro })
    .setSubject(ada.localId)
    .setIssuedAt()
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .encode();

async function read(token: string) {
  const { readToken } = await import('@/lib/guide/server/request/identify-requester');
  return readToken(token);
}

it('an ID token of the local sign-in names its learner, and tells by a custom claim who is Pro', async () => {
  expect(await read(ada.idToken)).toEqual({ uid: ada.localId, pro: false });
  expect(await read(unsigned({ pro: true }))).toEqual({ uid: ada.localId, pro: true });
});

it('a token counts for nothing when it is made up, expired, of another project, or no project is set', async () => {
  expect(await read('made.up.token')).toBeUndefined();
  expect(await read(unsigned({ seconds: -1 }))).toBeUndefined();
  expect(await read(unsigned({ project: 'demo-other' }))).toBeUndefined();
  mockProject = undefined;
  expect(await read(ada.idToken)).toBeUndefined();
});

it('an unsigned token counts for nothing where a real project is set', async () => {
  forgetLocalSignIn();
  jest.resetModules();
  expect(await read(ada.idToken)).toBeUndefined();
});
