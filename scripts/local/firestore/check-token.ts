import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { ApiError, denied } from '@/scripts/local/firestore/api-error';

const headerSchema = z.object({ alg: z.literal('none') });
const claimsSchema = z.object({
  aud: z.string(),
  iss: z.string(),
  sub: z.string().min(1).max(128),
  exp: z.number(),
  firebase: z.object({ sign_in_provider: z.string().optional() }).optional(),
});

export type Caller = {
  uid: string;
  /** The sign-in provider. */
  provider: string;
};

/**
 * Identifies the caller by the unsigned token of the local sign-in.
 * @param now milliseconds since 1970
 * @throws ApiError PERMISSION_DENIED without a token, UNAUTHENTICATED with an invalid one
 */
export function checkToken(authorization: string | undefined, projectId: string, now: number): Caller {
  if (!authorization) throw denied();
  const [header, claims, signature] = /^Bearer (.+)$/i.exec(authorization)?.[1]?.split('.') ?? [];
  if (signature !== '' || !headerSchema.safeParse(decode(header)).success) throw unauthenticated();
  const read = claimsSchema.safeParse(decode(claims));
  if (!read.success) throw unauthenticated();
  const { aud, iss, sub, exp, firebase } = read.data;
  const ours = aud === projectId && iss === `https://securetoken.google.com/${projectId}`;
  if (!ours || exp * 1000 <= now) throw unauthenticated();
  return { uid: sub, provider: firebase?.sign_in_provider ?? '' };
}

function unauthenticated(): ApiError {
  return new ApiError(
    'UNAUTHENTICATED',
    'Request had invalid authentication credentials. Expected a current ID token of the local sign-in.',
  );
}

const decode = (part = ''): unknown => parseJson(Buffer.from(part, 'base64url').toString());
