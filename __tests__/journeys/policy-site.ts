import { serveOwn } from './own-site';
import { test as base } from './support';

export const CLIENT_ID = 'client-1';
export const ANALYTICS = { KEY: 'phc_journey', HOST: 'https://analytics.example' };

type Config = { firebase: Record<string, string> | null };

/**
 * The built site with a policy that knows Google's prompt and analytics, as if it had been built with them, and with
 * the accounts of the site that the other journeys use. The pages themselves are told by each journey.
 */
export const test = base.extend<object, { policySite: string }>({
  policySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const other = process.env.SITE_URL ?? 'http://localhost:3000';
      const { firebase } = (await (await fetch(`${other}/api/config`)).json()) as Config;
      const site = await serveOwn({
        NEXT_PUBLIC_GOOGLE_CLIENT_ID: CLIENT_ID,
        NEXT_PUBLIC_POSTHOG_KEY: ANALYTICS.KEY,
        NEXT_PUBLIC_POSTHOG_HOST: ANALYTICS.HOST,
        FIREBASE_API_KEY: firebase?.apiKey,
        FIREBASE_AUTH_DOMAIN: firebase?.authDomain,
        FIREBASE_PROJECT_ID: firebase?.projectId,
        FIREBASE_APP_ID: firebase?.appId,
        FIREBASE_AUTH_EMULATOR_HOST: firebase?.authEmulatorHost,
        FIRESTORE_EMULATOR_HOST: firebase?.firestoreEmulatorHost,
      });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ policySite }, use) => use(policySite),
});
