import { doc, getDoc } from 'firebase/firestore/lite';
import type { Account } from '@/lib/learning/browser/sync/account';
import { Sync, type SyncState } from '@/lib/learning/browser/sync/sync';
import type { FirestoreBackend } from './firestore-backend';
import { aLearner } from './learner';
import { MemoryStorage } from './memory-storage';

/** What a browser tells the page. */
export const page = new EventTarget();
const running: Sync[] = [];
let people = 0;

beforeAll(() => {
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    document: { hidden: false },
  });
});
afterEach(() => {
  for (const sync of running.splice(0)) sync.stop();
});

export const aPerson = (): string => `person-${people++}`;

/** A device of a person, whose account is reached in the given way. */
export function aSyncedDevice({
  uid,
  account,
  name = 'laptop',
  storage = new MemoryStorage(),
}: {
  uid: string;
  account: Account;
  name?: string;
  storage?: MemoryStorage;
}) {
  const device = aLearner({ owner: { kind: 'account', uid }, device: name, storage });
  device.clock.time = Date.now() - 60_000;
  const states: SyncState['kind'][] = [];
  const refreshToken = jest.fn(async () => undefined);
  const connect = () => {
    const sync = new Sync({
      documents: device.documents,
      account: async () => account,
      refreshToken,
      serverNow: async () => Date.now(),
      onState: ({ kind }) => states.push(kind),
    });
    running.push(sync);
    return sync;
  };
  return { ...device, uid, states, refreshToken, connect, account };
}

/** A document of a person as the backend has it. */
export const storedIn = async (backend: FirestoreBackend, uid: string, ...path: string[]) =>
  (await getDoc(doc(backend.as(uid), 'users', uid, ...path))).data();
