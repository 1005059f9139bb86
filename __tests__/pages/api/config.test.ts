import type { NextApiRequest, NextApiResponse } from 'next';
import { setServerEnv } from '@/__tests__/support/server-env';
import handler from '@/pages/api/config';

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'demo',
  FIREBASE_APP_ID: '1:1:web:1',
};

async function ask(variables: Record<string, string>, method = 'GET') {
  setServerEnv(variables);
  const headers = new Map<string, unknown>();
  const response = {
    statusCode: 200,
    body: undefined as unknown,
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    json(body: unknown) {
      response.body = body;
    },
  };
  await handler({ method, query: {}, headers: {} } as NextApiRequest, response as unknown as NextApiResponse);
  return { ...response, headers };
}

it('says that there is no sign-in where no project is set', async () => {
  expect((await ask({})).body).toEqual({ firebase: null });
});

it('names the project, and nothing that is not public', async () => {
  const { body, headers } = await ask(project);
  expect(body).toEqual({
    firebase: { apiKey: 'key', authDomain: 'demo.firebaseapp.com', projectId: 'demo', appId: '1:1:web:1' },
  });
  expect(headers.get('Cache-Control')).toBe('private, max-age=300');
});

it('names the local services that stand in for the project', async () => {
  const { body } = await ask({
    ...project,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:9098',
  });
  expect(body).toMatchObject({
    firebase: { authEmulatorHost: '127.0.0.1:9099', firestoreEmulatorHost: '127.0.0.1:9098' },
  });
});

it('answers only reads', async () => {
  expect((await ask({}, 'POST')).statusCode).toBe(405);
});
