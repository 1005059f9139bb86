import { loadAuth } from '@/lib/browser/account/load-auth';
import { currentSession } from '@/lib/browser/account/session';

/** Headers that prove to our server who is signed in; none for a visitor. */
export async function proofHeaders(): Promise<Record<string, string>> {
  if (currentSession().kind !== 'signed-in') return {};
  try {
    const token = await (await loadAuth()).idToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  } catch {
    // Whoever cannot prove it now asks as a visitor.
    return {};
  }
}
