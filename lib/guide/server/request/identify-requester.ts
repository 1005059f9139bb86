import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';
import { serverEnv } from '@/lib/server/env';

export type Requester = {
  who: QuestionQuota['who'];
  /** A pseudonym of the person, for the counters. */
  key: string;
};

/** Verifies an ID token and returns the claims that matter; undefined if the token is not valid here. */
export type ReadToken = (token: string) => Promise<{ uid: string; pro: boolean } | undefined>;

const nameOf = (kind: string, id: string) =>
  `${kind}-${createHash('sha256').update(`${kind} ${id}`).digest('base64url').slice(0, 22)}`;

/** The person of a valid ID token, else the client of the network address. */
export async function identifyRequester(
  authorization: string | undefined,
  address: string,
  readToken: ReadToken,
): Promise<Requester> {
  const token = /^Bearer ([\w.-]{20,4096})$/.exec(authorization ?? '')?.[1];
  const claims = token ? await readToken(token) : undefined;
  if (!claims) return { who: 'signed-out', key: nameOf('visitor', address) };
  return { who: claims.pro ? 'pro' : 'signed-in', key: nameOf('learner', claims.uid) };
}

let opening: Promise<Auth> | undefined;

/** Verifying tokens needs the project's name and Google's public keys, but no service account. */
function openAuth(projectId: string): Promise<Auth> {
  opening ??= (async () => {
    const [{ initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    return getAuth(initializeApp({ projectId }, 'guide'));
  })();
  return opening;
}

/** Verifies a Firebase ID token of this project. A higher quota has the custom claim `pro`. */
export const readToken: ReadToken = async (token) => {
  const { FIREBASE_PROJECT_ID: projectId } = serverEnv;
  if (!projectId) return undefined;
  try {
    const { uid, pro } = await (await openAuth(projectId)).verifyIdToken(token);
    return { uid, pro: pro === true };
  } catch {
    // Expired, of another project, or forged: the request counts as signed out.
    return undefined;
  }
};
