import { UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { ApiError, denied } from '@/scripts/local/firestore/api-error';

const claimsSchema = z.object({
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
  try {
    const { payload } = UnsecuredJWT.decode(authorization.replace(/^Bearer /i, ''), {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: new Date(now),
    });
    const { sub, firebase } = claimsSchema.parse(payload);
    return { uid: sub, provider: firebase?.sign_in_provider ?? '' };
  } catch {
    throw new ApiError(
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected a current ID token of the local sign-in.',
    );
  }
}
