import type * as Auth from './auth';

let loading: Promise<typeof Auth> | undefined;

/** Fetches the sign-in code, which no page carries in its first load, and lets it watch the session. */
export function loadAuth(purpose: Auth.AuthPurpose = 'watch'): Promise<typeof Auth> {
  loading ??= import('./auth')
    .then(async (auth) => {
      await auth.watchSession(purpose);
      return auth;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
