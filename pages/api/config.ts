import type { PublicConfig } from '@/lib/account';
import { route } from '@/lib/http/server';
import { serverEnv } from '@/lib/server/env';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /api/config`: settings of the running server that a browser needs before it loads the sign-in code. */
export default route({
  GET: async (_req, res) => {
    const env = serverEnv;
    const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = env;
    const { FIREBASE_PROJECT_ID: projectId, FIREBASE_APP_ID: appId } = env;
    const config: PublicConfig = {
      firebase:
        apiKey && authDomain && projectId && appId
          ? {
              apiKey,
              authDomain,
              projectId,
              appId,
              ...(env.FIREBASE_AUTH_EMULATOR_HOST && { authEmulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST }),
              ...(env.FIRESTORE_EMULATOR_HOST && { firestoreEmulatorHost: env.FIRESTORE_EMULATOR_HOST }),
            }
          : null,
    };
    res.setHeader('Cache-Control', 'private, max-age=300');
    res.json(config);
  },
});
