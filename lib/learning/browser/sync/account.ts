import type { FirebaseApp } from 'firebase/app';
import {
  collection as collectionAt,
  connectFirestoreEmulator,
  deleteField,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Collection, Documents } from './documents';
import { retryOnConflict } from './retry-on-conflict';
import { fromFields } from './to-fields';
import { type Change, REMOVED, writeMerged } from './write-merged';

/** Documents per read request. */
export const PAGE = 300;
/** Documents per delete request. */
const DELETED_AT_ONCE = 400;
/**
 * Seconds before the last known time that are read again: a write may become visible shortly after its
 * timestamp.
 */
const OVERLAP_SECONDS = 10;

/** A document as stored: its id and its fields. */
export type StoredRecord = { id: string } & Record<string, unknown>;
export type FoundDocuments<C extends Collection> = [id: string, data: Documents[C]][];

/** All operations on a learner's documents in the cloud. Every method rejects with a FirebaseError. */
export type Account = {
  /** Merges all changes with the stored documents and sets them, or none. Resolves to the stored result. */
  write(changes: Change[]): Promise<Change[]>;
  /** Whether this account was permanently deleted; it then refuses all writes. */
  isDeleted(): Promise<boolean>;
  /**
   * Reads what was written since a time that an earlier call returned, page by page; without one, everything,
   * latest watched first. Resolves to the time for the next call.
   */
  readSince<C extends Collection>(
    collection: C,
    since: string | undefined,
    take: (found: FoundDocuments<C>) => void,
  ): Promise<string | undefined>;
  /** The most recently watched videos, latest first, with all fields. */
  readLatest(count: number): Promise<StoredRecord[]>;
  /** All documents of a collection with all fields, including those unknown to this version. */
  readAll(collection: string): Promise<Record<string, unknown>[]>;
  /** Deletes a whole collection. Resolves to the number of its documents. */
  deleteAll(collection: string): Promise<number>;
  deleteProfile(): Promise<void>;
  /** Marks the account as deleted. From then on all writes are refused; deletes still work. */
  markDeleted(): Promise<void>;
};

/** Applies `change` to every timestamp, at any depth. */
function withMoments(fields: Record<string, unknown>, change: (moment: Timestamp) => unknown) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Timestamp ? change(value) : value]),
  );
}

const inMilliseconds = (fields: Record<string, unknown>) =>
  withMoments(fields, (moment) => moment.toMillis());

const toMoment = (text: string) => {
  const [seconds, nanoseconds] = text.split('.').map(Number);
  return new Timestamp((seconds ?? 0) - OVERLAP_SECONDS, nanoseconds ?? 0);
};

function openedFirestore(app: FirebaseApp, emulatorHost: string | undefined): Firestore {
  const firestore = getFirestore(app);
  const [host, port] = emulatorHost?.split(':') ?? [];
  if (host) connectFirestoreEmulator(firestore, host, Number(port));
  return firestore;
}

let firestore: Firestore | undefined;

/** The documents of the signed-in person. */
export function openAccount(app: FirebaseApp, uid: string, emulatorHost?: string): Account {
  firestore ??= openedFirestore(app, emulatorHost);
  return accountIn(firestore, uid);
}

export function accountIn(firestore: Firestore, uid: string): Account {
  const all = (name: string) => collectionAt(firestore, 'users', uid, name);
  const one = (name: string, id: string) => doc(firestore, 'users', uid, name, id);

  const mark = doc(firestore, 'deletedAccounts', uid);

  function writeOnce(changes: Change[]): Promise<Change[]> {
    return runTransaction(
      firestore,
      (transaction) =>
        writeMerged(
          {
            async read(collection, id) {
              const fields = (await transaction.get(one(collection, id))).data();
              return fields && inMilliseconds(fields);
            },
            set(collection, id, fields) {
              const data: Record<string, unknown> = { syncedAt: serverTimestamp() };
              for (const [name, value] of Object.entries(fields)) {
                data[name] = value === REMOVED ? deleteField() : value;
              }
              // Not `merge: true`, which would keep removed keys of a map.
              transaction.set(one(collection, id), data, { mergeFields: Object.keys(data) });
            },
          },
          changes,
        ),
      { maxAttempts: 1 },
    );
  }

  const latestFirst = () => query(all('watchHistory'), orderBy('lastWatched', 'desc'));

  async function eachPage(base: Query, take: (docs: QueryDocumentSnapshot[]) => void): Promise<void> {
    let last: QueryDocumentSnapshot | undefined;
    do {
      const { docs } = await getDocs(query(base, limit(PAGE), ...(last ? [startAfter(last)] : [])));
      if (docs.length > 0) take(docs);
      last = docs.length === PAGE ? docs.at(-1) : undefined;
    } while (last);
  }

  return {
    write: (changes) => retryOnConflict(() => writeOnce(changes)),

    async isDeleted() {
      return (await getDoc(mark)).exists();
    },

    async readSince(collection, since, take) {
      let latest = since;
      const base = since
        ? query(all(collection), where('syncedAt', '>=', toMoment(since)), orderBy('syncedAt'))
        : collection === 'watchHistory'
          ? latestFirst()
          : query(all(collection), orderBy(documentId()));
      await eachPage(base, (docs) => {
        const found: FoundDocuments<typeof collection> = [];
        for (const document of docs) {
          const fields = document.data();
          if (fields.syncedAt instanceof Timestamp) {
            const moment = `${fields.syncedAt.seconds}.${String(fields.syncedAt.nanoseconds).padStart(9, '0')}`;
            if (latest === undefined || moment > latest) latest = moment;
          }
          const data = fromFields(collection, inMilliseconds(fields));
          // A document that another version of the site wrote and that this one cannot read is skipped.
          if (data) found.push([document.id, data]);
        }
        take(found);
      });
      return latest;
    },

    async readLatest(count) {
      const { docs } = await getDocs(query(latestFirst(), limit(count)));
      return docs.map((document) => ({
        id: document.id,
        ...inMilliseconds(document.data()),
      }));
    },

    async readAll(collection) {
      const documents: Record<string, unknown>[] = [];
      await eachPage(query(all(collection), orderBy(documentId())), (docs) => {
        for (const document of docs) {
          documents.push({
            id: document.id,
            ...withMoments(document.data(), (moment) => moment.toDate().toISOString()),
          });
        }
      });
      return documents;
    },

    async deleteAll(collection) {
      let count = 0;
      for (;;) {
        const { docs } = await getDocs(query(all(collection), limit(DELETED_AT_ONCE)));
        if (docs.length === 0) return count;
        const batch = writeBatch(firestore);
        for (const { ref } of docs) batch.delete(ref);
        await batch.commit();
        count += docs.length;
      }
    },

    async deleteProfile() {
      const batch = writeBatch(firestore);
      batch.delete(doc(firestore, 'users', uid));
      await batch.commit();
    },

    async markDeleted() {
      // Once is enough, and the rules forbid changing it.
      if (!(await getDoc(mark)).exists()) await setDoc(mark, { deletedAt: serverTimestamp() });
    },
  };
}
