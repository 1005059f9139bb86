/** @jest-environment node */
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

const PROJECT = 'demo-guide';
const mockSettings: Record<string, string | undefined> = {};
jest.mock('@/lib/server/env', () => ({ serverEnv: mockSettings }));

type Claims = { pro?: boolean; project?: string; seconds?: number };

const fields = <Token extends UnsecuredJWT | SignJWT>(
  token: Token,
  { project = PROJECT, seconds = 60 }: Claims,
) =>
  token
    .setSubject('ada')
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds) as Token;

/** What the local sign-in issues. */
const unsigned = (claims: Claims = {}) => fields(new UnsecuredJWT({ pro: claims.pro }), claims).encode();
const signed = (key: CryptoKey, claims: Claims = {}) =>
  fields(new SignJWT({ pro: claims.pro }), claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);

async function read(token: string) {
  const { readToken } = await import('@/lib/guide/server/request/read-token');
  return readToken(token);
}

beforeEach(() => {
  mockSettings.FIREBASE_PROJECT_ID = PROJECT;
  mockSettings.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
});

describe('an ID token of the local sign-in', () => {
  it('names its learner, and tells by a custom claim who is Pro', async () => {
    expect(await read(unsigned())).toEqual({ uid: 'ada', pro: false });
    expect(await read(unsigned({ pro: true }))).toEqual({ uid: 'ada', pro: true });
  });

  it('counts for nothing when it is made up, expired, of another project, or no project is set', async () => {
    expect(await read('made.up.token')).toBeUndefined();
    expect(await read(unsigned({ seconds: -1 }))).toBeUndefined();
    expect(await read(unsigned({ project: 'demo-other' }))).toBeUndefined();
    mockSettings.FIREBASE_PROJECT_ID = undefined;
    expect(await read(unsigned())).toBeUndefined();
  });
});

it('an ID token of a real project must be signed with a key of Google', async () => {
  mockSettings.FIREBASE_AUTH_EMULATOR_HOST = undefined;
  const [google, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(keys));

  expect(await read(await signed(google.privateKey, { pro: true }))).toEqual({ uid: 'ada', pro: true });
  expect(await read(await signed(other.privateKey))).toBeUndefined();
  expect(await read(await signed(google.privateKey, { project: 'demo-other' }))).toBeUndefined();
  expect(await read(unsigned({ pro: true }))).toBeUndefined();
});
