import { UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import type { Account } from './accounts';

export const TOKEN_SECONDS = 3_600;

const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/** An unsigned ID token, as emulators issue it: whoever accepts it trusts every page of this machine. */
export function makeIdToken(account: Account, projectId: string): string {
  const { localId, email, displayName, photoUrl, lastLoginAt, providerUserInfo } = account;
  return new UnsecuredJWT({
    name: displayName,
    picture: photoUrl,
    email,
    email_verified: true,
    auth_time: Math.floor(Number(lastLoginAt ?? 0) / 1_000),
    user_id: localId,
    firebase: {
      identities: {
        'google.com': providerUserInfo.map(({ rawId }) => rawId),
        ...(email && { email: [email] }),
      },
      sign_in_provider: 'google.com',
    },
  })
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .setSubject(localId)
    .setIssuer(issuerOf(projectId))
    .setAudience(projectId)
    .encode();
}

/** The account that an ID token names; undefined for anything else. */
export function readIdToken(token: string, projectId: string): string | undefined {
  try {
    return UnsecuredJWT.decode(token, { issuer: issuerOf(projectId), audience: projectId }).payload.sub;
  } catch {
    return undefined;
  }
}

const refreshSchema = z.object({ localId: z.string(), projectId: z.string() });

/** It names the account, so that a browser stays signed in when the service was restarted. */
export const makeRefreshToken = (localId: string, projectId: string): string =>
  Buffer.from(JSON.stringify({ localId, projectId })).toString('base64url');

/** The account that a refresh token names; undefined for anything else. */
export function readRefreshToken(token: string, projectId: string): string | undefined {
  const read = refreshSchema.safeParse(parseJson(Buffer.from(token, 'base64url').toString())).data;
  return read?.projectId === projectId ? read.localId : undefined;
}
