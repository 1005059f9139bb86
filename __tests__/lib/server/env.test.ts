import { delimiter, resolve } from 'node:path';
import { readServerEnv } from '@/lib/server/env';

it('needs no variable at all', () => {
  expect(readServerEnv({})).toMatchObject({ SEARCH_WORKERS: 2, CATALOG_DIR: [resolve('data/catalog')] });
});

it('takes an empty variable as not set', () => {
  expect(readServerEnv({ SEARCH_WORKERS: '' }).SEARCH_WORKERS).toBe(2);
});

it('reads several catalogues', () => {
  const { CATALOG_DIR } = readServerEnv({ CATALOG_DIR: `/a${delimiter}/b` });

  expect(CATALOG_DIR).toEqual([resolve('/a'), resolve('/b')]);
});

it('names every variable that is wrong', () => {
  expect(() => readServerEnv({ SEARCH_WORKERS: 'many', SEARCH_TIMEOUT_MS: '1' })).toThrow(
    /SEARCH_WORKERS[\s\S]*SEARCH_TIMEOUT_MS/,
  );
});

it('takes a Firebase project whole or not at all', () => {
  const project = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'demo' };
  expect(() => readServerEnv(project)).toThrow(/FIREBASE_AUTH_DOMAIN[\s\S]*FIREBASE_APP_ID/);
  const whole = { ...project, FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com', FIREBASE_APP_ID: '1:1:web:1' };
  expect(readServerEnv(whole).FIREBASE_PROJECT_ID).toBe('demo');
});
