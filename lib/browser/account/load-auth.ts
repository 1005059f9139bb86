import type * as Auth from './auth';

let loading: Promise<typeof Auth> | undefined;

/** Fetches the sign-in code, which no page carries in its first load, and lets it watch the session. */
export function loadAuth(): Promise<typeof Auth> {
  loading ??= import('./auth')
    .then(async (auth) => {
      await auth.watchSession();
      return auth;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** For whoever is about to press a button that opens Google's popup: everything that it needs is fetched before. */
export async function preparePopup(): Promise<void> {
  await loadAuth()
    .then((auth) => auth.preparePopup())
    // The button itself tries again, and says what is wrong.
    .catch(() => undefined);
}
