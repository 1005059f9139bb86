import { resolve } from 'node:path';
import { readLocalSettings } from '@/scripts/local/read-local-settings';

it('has a place and two ports when nothing is set', () => {
  expect(readLocalSettings({})).toEqual({
    dataDir: resolve('.polymath/local'),
    ports: { auth: 9099, firestore: 9098 },
    running: {},
  });
});

it('takes other ports, another folder and emulators that run already', () => {
  const variables = {
    LOCAL_AUTH_PORT: '4151',
    LOCAL_FIRESTORE_PORT: '0',
    LOCAL_DATA_DIR: '/tmp/learners',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  };
  expect(readLocalSettings(variables)).toEqual({
    dataDir: '/tmp/learners',
    ports: { auth: 4151, firestore: 0 },
    running: { firestore: '127.0.0.1:8080' },
  });
});

it('starts nothing when a Firebase project is set', () => {
  expect(readLocalSettings({ FIREBASE_API_KEY: 'AIza' })).toBeUndefined();
  expect(readLocalSettings({ FIREBASE_API_KEY: '' })).toBeDefined();
});

it('names every variable that is wrong', () => {
  expect(() => readLocalSettings({ LOCAL_AUTH_PORT: 'high', LOCAL_FIRESTORE_PORT: '70000' })).toThrow(
    /LOCAL_AUTH_PORT: .+\n- LOCAL_FIRESTORE_PORT: /,
  );
});
