import { forAllTests } from '@/__tests__/support/fixtures';
import { setServerEnv } from '@/__tests__/support/server-env';
import handler from '@/pages/api/config';
import { serveRoute } from '@/scripts/fakes/request';

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'demo',
  FIREBASE_APP_ID: '1:1:web:1',
};

const site = forAllTests(() => serveRoute(handler));

const ask = (variables: Record<string, string>, method = 'GET') => {
  setServerEnv(variables);
  return fetch(site.url, { method });
};
const read = async (variables: Record<string, string>) => (await ask(variables)).json();

it('says that there is no sign-in where no project is set', async () => {
  expect(await read({})).toEqual({ firebase: null });
});

it('names the project, and nothing that is not public', async () => {
  expect(await read(project)).toEqual({
    firebase: { apiKey: 'key', authDomain: 'demo.firebaseapp.com', projectId: 'demo', appId: '1:1:web:1' },
  });
  expect((await ask(project)).headers.get('cache-control')).toBe('private, max-age=300');
});

it('names the local services that stand in for the project', async () => {
  const local = {
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:9098',
  };
  expect(await read({ ...project, ...local })).toMatchObject({
    firebase: { authEmulatorHost: '127.0.0.1:9099', firestoreEmulatorHost: '127.0.0.1:9098' },
  });
});

it('answers only reads', async () => {
  expect((await ask({}, 'POST')).status).toBe(405);
});
