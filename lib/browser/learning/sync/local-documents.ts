import { sameDocument } from '@/lib/learning/records/same-document';
import { storageKeys } from '@/lib/storage-keys';
import { COLLECTIONS, type Collection, type Documents, kinds } from './documents';

/** The owner of progress: this device while signed out, or an account. Their documents are never mixed. */
export type Owner = { kind: 'device' } | { kind: 'account'; uid: string };
/** With `full` or `forbidden`, new progress is kept only until the page is closed. */
export type StorageFault = 'full' | 'forbidden';

type Kept<T> = { data: T /** Not yet sent to the account. */; unsent: boolean };
/** `stored`: it is in the browser's storage too, unless another tab has removed it. */
type InMemory<T> = Kept<T> & { stored: boolean };
type Memory = { [C in Collection]: Map<string, InMemory<Documents[C]>> };

/** Key of the server time up to which this device has read the account. */
const SEEN_UNTIL = 'seen-until';

/** Another tab that reads an account for the first time writes thousands of documents in a row. */
const GATHER_MS = 50;

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

export const ownerName = (owner: Owner) => (owner.kind === 'device' ? 'device' : `account-${owner.uid}`);

function emptyMemory(): Memory {
  return {
    watchHistory: new Map(),
    activityDays: new Map(),
    savedCourses: new Map(),
    settings: new Map(),
    paths: new Map(),
  };
}

/**
 * One learner's documents on this device, each under its own key. A write is small and synchronous, so it is
 * complete before a page closes, and two tabs can only overwrite a document that both have just merged.
 */
export class LocalDocuments {
  fault: StorageFault | undefined;
  readonly #prefix: string;
  #memory = emptyMemory();
  #gone = false;
  readonly #listeners = new Set<() => void>();
  #notifyTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #storage: () => Storage;

  constructor(
    readonly owner: Owner,
    storage: () => Storage,
  ) {
    this.#storage = storage;
    this.#prefix = `${storageKeys.learning}${ownerName(owner)}/`;
    this.#load();
  }

  /** After a sign-out nothing is written any more, even if a video still plays. */
  get left(): boolean {
    return this.#gone;
  }

  get<C extends Collection>(collection: C, id: string): Documents[C] | undefined {
    return this.#memory[collection].get(id)?.data;
  }

  all<C extends Collection>(collection: C): Documents[C][] {
    return [...this.#memory[collection].values()].map(({ data }) => data);
  }

  entries<C extends Collection>(collection: C): [id: string, data: Documents[C]][] {
    return [...this.#memory[collection]].map(([id, { data }]) => [id, data]);
  }

  /** Changes a document, starting from its latest version in any tab. Undefined leaves it unchanged. */
  update<C extends Collection>(
    collection: C,
    id: string,
    change: (before: Documents[C] | undefined) => Documents[C] | undefined,
  ): void {
    if (this.#gone) return;
    const after = change(this.#latest(collection, id)?.data);
    if (!after) return;
    this.#keep(collection, id, { data: after, unsent: true });
    this.#notify();
  }

  /** Merges documents from the account. Anything that only this device has stays unsent. */
  applyRemote<C extends Collection>(collection: C, documents: [id: string, data: Documents[C]][]): void {
    if (this.#gone) return;
    for (const [id, data] of documents) {
      const here = this.#latest(collection, id);
      const merged = here ? kinds[collection].merge(here.data, data) : data;
      const unsent = !sameDocument(merged, data);
      if (here?.unsent !== unsent || !sameDocument(here.data, merged)) {
        this.#keep(collection, id, { data: merged, unsent });
      }
    }
    if (documents.length > 0) this.#notify();
  }

  /** Removes a document that is in no account. Returns undefined if another tab was faster. */
  take<C extends Collection>(collection: C, id: string): Documents[C] | undefined {
    const key = this.#key(collection, id);
    const isThere = this.fault !== undefined || this.#attempt((storage) => storage.getItem(key)) != null;
    const { data } = this.#latest(collection, id) ?? {};
    this.#memory[collection].delete(id);
    this.#attempt((storage) => storage.removeItem(key));
    return isThere ? data : undefined;
  }

  /** Documents that the account does not have yet. */
  unsent(): { [C in Collection]: { collection: C; id: string; data: Documents[C] } }[Collection][] {
    return COLLECTIONS.flatMap((collection) =>
      [...this.#memory[collection]]
        .filter(([, { unsent }]) => unsent)
        .map(([id, { data }]) => ({ collection, id, data }) as never),
    );
  }

  /**
   * Records that `sent` was sent and that the account now has `stored`. A document that changed meanwhile
   * stays unsent.
   */
  markSent<C extends Collection>(collection: C, id: string, sent: Documents[C], stored: Documents[C]): void {
    if (this.#gone) return;
    const here = this.#latest(collection, id);
    if (!here) return;
    if (sameDocument(here.data, sent)) this.#keep(collection, id, { data: stored, unsent: false });
    else this.applyRemote(collection, [[id, stored]]);
  }

  /** The account's own time up to which this device has read it; undefined if it was never read. */
  get seenUntil(): string | undefined {
    return this.#attempt((storage) => storage.getItem(this.#prefix + SEEN_UNTIL)) ?? undefined;
  }

  set seenUntil(moment: string) {
    // If the documents themselves could not be stored, all of them must be read again.
    if (!this.fault && !this.#gone)
      this.#attempt((storage) => storage.setItem(this.#prefix + SEEN_UNTIL, moment));
  }

  /** Removes every document from memory and storage. */
  clear(): void {
    this.#memory = emptyMemory();
    this.#attempt((storage) => {
      for (const key of this.#keys(storage)) storage.removeItem(key);
    });
    this.#notify();
  }

  /** For a deleted account: removes everything and writes nothing any more. */
  forget(): void {
    this.#gone = true;
    this.clear();
  }

  /**
   * For a sign-out: removes everything that the account has. Unsent changes stay for this person's next
   * visit.
   */
  leave(): void {
    this.#gone = true;
    this.#memory = emptyMemory();
    // The device's own progress was adopted by the account, or waits for another attempt.
    if (this.owner.kind === 'device') return;
    this.#attempt((storage) => {
      for (const key of this.#keys(storage)) if (!this.#isUnsentAt(key)) storage.removeItem(key);
    });
  }

  /** Subscribes to document changes in any tab. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Handles a storage event: another tab wrote or removed `key`; null means everything. */
  onStorage(key: string | null): void {
    if (key === null) this.#load();
    else if (key.startsWith(this.#prefix)) this.#loadKey(key);
    else return;
    this.#notifyTimer ??= setTimeout(() => this.#notify(), GATHER_MS);
  }

  /** Reads the storage, because another tab may have just written it. */
  #isUnsentAt(key: string): boolean {
    const [collection, id] = this.#split(key);
    if (!collection || id === undefined) return false;
    return this.#parse(collection, this.#storage().getItem(key))?.unsent === true;
  }

  #load(): void {
    this.#memory = emptyMemory();
    this.#attempt((storage) => {
      for (const key of this.#keys(storage)) this.#loadKey(key);
    });
  }

  #loadKey(key: string): void {
    const [collection, id] = this.#split(key);
    if (!collection || id === undefined) return;
    const kept = this.#parse(
      collection,
      this.#attempt((storage) => storage.getItem(key)),
    );
    if (kept) this.#memory[collection].set(id, { ...kept, stored: true } as never);
    else this.#memory[collection].delete(id);
  }

  #split(key: string): [Collection | undefined, string | undefined] {
    const rest = key.slice(this.#prefix.length);
    const slash = rest.indexOf('/');
    const collection = COLLECTIONS.find((name) => name === rest.slice(0, slash));
    return [collection, slash === -1 ? undefined : rest.slice(slash + 1)];
  }

  #latest<C extends Collection>(collection: C, id: string): Kept<Documents[C]> | undefined {
    const memory = this.#memory[collection].get(id);
    const stored = this.#parse(
      collection,
      this.#attempt((storage) => storage.getItem(this.#key(collection, id))),
    );
    // The storage has the latest state of all tabs. What is missing there was adopted or deleted and must not
    // come back.
    if (!memory || memory.stored) return stored;
    if (!stored) return memory;
    const data = kinds[collection].merge(stored.data, memory.data);
    return { data, unsent: stored.unsent || memory.unsent };
  }

  #keep<C extends Collection>(collection: C, id: string, kept: Kept<Documents[C]>): void {
    const entry: InMemory<Documents[C]> = { ...kept, stored: false };
    this.#memory[collection].set(id, entry);
    const { data, unsent } = kept;
    const text = JSON.stringify(unsent ? { data, unsent } : { data });
    const write = (storage: Storage) => storage.setItem(this.#key(collection, id), text);
    this.#attempt((storage) => {
      try {
        write(storage);
      } catch (error) {
        if (!isFull(error) || !this.#makeRoom(storage)) throw error;
        write(storage);
      }
      entry.stored = true;
    });
  }

  /**
   * Removes the oldest half of what the account has, to free space. The account is then read completely next
   * time.
   */
  #makeRoom(storage: Storage): boolean {
    if (this.owner.kind === 'device') return false;
    const known = [...this.#memory.watchHistory]
      .filter(([, { unsent }]) => !unsent)
      .sort(([, one], [, other]) => one.data.lastWatched - other.data.lastWatched);
    const oldest = known.slice(0, Math.ceil(known.length / 2));
    for (const [id, entry] of oldest) {
      const key = this.#key('watchHistory', id);
      if (this.#isUnsentAt(key)) continue;
      storage.removeItem(key);
      entry.stored = false;
    }
    storage.removeItem(this.#prefix + SEEN_UNTIL);
    return oldest.length > 0;
  }

  #parse<C extends Collection>(
    collection: C,
    text: string | null | undefined,
  ): Kept<Documents[C]> | undefined {
    if (!text) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value !== 'object' || value === null || !('data' in value)) return undefined;
      const data = kinds[collection].read(value.data);
      return data && { data, unsent: 'unsent' in value && value.unsent === true };
    } catch {
      return undefined;
    }
  }

  #key(collection: Collection, id: string): string {
    return `${this.#prefix}${collection}/${id}`;
  }

  #keys(storage: Storage): string[] {
    const keys: string[] = [];
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index);
      if (key?.startsWith(this.#prefix)) keys.push(key);
    }
    return keys;
  }

  #attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.#storage());
    } catch (error) {
      // Private windows and policies throw on every access, a full storage only on writes.
      this.fault = isFull(error) ? 'full' : 'forbidden';
      return undefined;
    }
  }

  #notify(): void {
    clearTimeout(this.#notifyTimer);
    this.#notifyTimer = undefined;
    for (const listener of this.#listeners) listener();
  }
}
