import { currentSession, loadAuth } from '@/lib/account/browser';

/** Headers with the ID token for our server; empty when signed out. */
export async function authHeaders(): Promise<Record<string, string>> {
  if (currentSession().kind !== 'signed-in') return {};
  try {
    const token = await (await loadAuth()).idToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  } catch {
    // Without a token, the request counts as signed out.
    return {};
  }
}
