import type * as Auth from './auth';

let loading: Promise<typeof Auth> | undefined;

/** Loads the sign-in code, which is not part of a page's first load, and starts watching the session. */
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

/** Loads what Google's popup needs, before a button that opens it is pressed. */
export async function preparePopup(): Promise<void> {
  await loadAuth()
    .then((auth) => auth.preparePopup())
    // The button itself tries again and reports the failure.
    .catch(() => undefined);
}
