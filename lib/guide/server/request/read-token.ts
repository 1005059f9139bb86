import type { Auth } from 'firebase-admin/auth';
import { serverEnv } from '@/lib/server/env';
import type { ReadToken } from './identify-requester';

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
