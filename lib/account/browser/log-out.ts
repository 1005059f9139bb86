import { emptyFirebaseStorage } from '@/lib/next-internals/client/firebase-storage';
import { forgetOthers } from './forget-others';
import { type Leaving, mayLeave } from './leave-account';
import { loadAuth } from './load-auth';
import { SIGNED_OUT, setSession } from './session';

/**
 * Signs out, also where the sign-in code cannot be loaded because there is no network. Nothing of the person
 * stays in this browser.
 */
export async function logOut(leaving: Leaving): Promise<void> {
  const auth = await loadAuth().catch(() => undefined);
  if (auth) return auth.logout(leaving);
  if (!(await mayLeave(leaving))) return;
  await emptyFirebaseStorage();
  forgetOthers(undefined);
  setSession(SIGNED_OUT);
}
