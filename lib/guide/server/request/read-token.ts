import { createRemoteJWKSet, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { serverEnv } from '@/lib/server/env';
import type { ReadToken } from './identify-requester';

/** Google's public keys for the ID tokens of all Firebase projects. They are fetched when first needed. */
const googleKeys = createRemoteJWKSet(
  new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
);

async function verify(token: string, projectId: string): Promise<JWTPayload> {
  const wanted = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
  // The tokens of a local sign-in are unsigned.
  if (serverEnv.FIREBASE_AUTH_EMULATOR_HOST) return UnsecuredJWT.decode(token, wanted).payload;
  return (await jwtVerify(token, googleKeys, { ...wanted, algorithms: ['RS256'] })).payload;
}

/** Verifies a Firebase ID token of this project. A higher quota has the custom claim `pro`. */
export const readToken: ReadToken = async (token) => {
  const { FIREBASE_PROJECT_ID: projectId } = serverEnv;
  if (!projectId) return undefined;
  try {
    const { sub, pro } = await verify(token, projectId);
    return sub ? { uid: sub, pro: pro === true } : undefined;
  } catch {
    // Expired, of another project, or forged: the request counts as signed out.
    return undefined;
  }
};
