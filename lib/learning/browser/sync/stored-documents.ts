import { setBackToNow } from '@/lib/learning/records/limit-dates';
import { sameDocument } from '@/lib/learning/records/same-document';
import { parseJson } from '@/lib/parse-json';
import { storageKeys } from '@/lib/storage-keys';
import { COLLECTIONS, type Collection, type Documents, kinds } from './documents';
import type { WritingTab } from './writing-tab';

/** The owner of progress: this device while signed out, or an account. Their documents are never mixed. */
export type Owner = { kind: 'device' } | { kind: 'account'; uid: string };
/** With `full` or `forbidden`, new progress is kept only until the page is closed. */
export type StorageFault = 'full' | 'forbidden';

export const ownerName = (owner: Owner) => (owner.kind === 'device' ? 'device' : `account-${owner.uid}`);

export const ownerNamed = (name: string): Owner =>
  name === 'device' ? { kind: 'device' } : { kind: 'account', uid: name.replace(/^account-/, '') };

export type Version<T> = { data: T /** Not yet sent to the account. */; unsent: boolean };
/** Where a version of a document is stored: a tab's draft, or without a tab the document itself. */
type DocumentKey<C extends Collection = Collection> = { collection: C; id: string; tab?: string };
export type Stored = { [C in Collection]: DocumentKey<C> & { version: Version<Documents[C]> } }[Collection];

/** Key of the server time up to which this device has read the account. */
const SEEN_UNTIL = 'seen-until';
const DRAFTS = 'drafts/';

/** Firefox has a name of its own for it. */
const isFull = (error: unknown) =>
  error instanceof DOMException && /^(?:QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

/** Two versions in one. The account has it if it has one of them that contains the other. */
export function joinVersions<C extends Collection>(
  collection: C,
  one: Version<Documents[C]> | undefined,
  other: Version<Documents[C]> | undefined,
): Version<Documents[C]> | undefined {
  if (!one || !other) return one ?? other;
  const data = kinds[collection].merge(one.data, other.data);
  const isSent = [one, other].some((version) => !version.unsent && sameDocument(version.data, data));
  return { data, unsent: !isSent };
}

export function sameVersion<T extends object>(one: Version<T> | undefined, other: Version<T> | undefined) {
  return one && other && one.unsent === other.unsent && sameDocument(one.data, other.data);
}

/**
 * One learner's documents in the browser's storage. A write is small and synchronous, so it is complete before
 * a page closes. Each key has one writer, because processes see each other's writes late: the documents are
 * written by one tab, and what the other tabs change by each as drafts, which that tab merges.
 */
export class StoredDocuments {
  fault: StorageFault | undefined;
  readonly #prefix: string;
  readonly #storage: () => Storage;
  readonly #tab: WritingTab;
  readonly #serverTime: () => number | undefined;
  /** The tabs that have a draft of a document. */
  readonly #drafts = new Map<string, Set<string>>();

  /** @param serverTime the server's time in milliseconds, if it is known */
  constructor(
    owner: Owner,
    storage: () => Storage,
    tab: WritingTab,
    serverTime: () => number | undefined = () => undefined,
  ) {
    this.#storage = storage;
    this.#tab = tab;
    this.#serverTime = serverTime;
    this.#prefix = `${storageKeys.learning}${ownerName(owner)}/`;
  }

  /** All versions of all documents, and notes which have drafts. */
  readAll(): Stored[] {
    this.#drafts.clear();
    const keys = this.#attempt((storage) => this.#keys(storage)) ?? [];
    return keys.flatMap((key) => {
      const place = this.#placeOf(key);
      const version = place && this.#read(place);
      if (!version) return [];
      if (place.tab !== undefined) this.#noteDraft(place as Required<DocumentKey>, true);
      return [{ ...place, version } as Stored];
    });
  }

  /** Notes that another tab wrote or removed a key. Returns the document that it belongs to. */
  noteKey(key: string): DocumentKey | undefined {
    const place = this.#placeOf(key);
    if (place?.tab !== undefined)
      this.#noteDraft(place as Required<DocumentKey>, this.#read(place) !== undefined);
    return place;
  }

  /** The document itself, without drafts. */
  readDocument<C extends Collection>(collection: C, id: string): Version<Documents[C]> | undefined {
    return this.#read({ collection, id });
  }

  readDraft<C extends Collection>(collection: C, id: string): Version<Documents[C]> | undefined {
    const tab = this.#tab.id;
    return this.draftsOf(collection, id).includes(tab) ? this.#read({ collection, id, tab }) : undefined;
  }

  /** The latest state of all tabs. */
  read<C extends Collection>(collection: C, id: string): Version<Documents[C]> | undefined {
    return this.draftsOf(collection, id).reduce(
      (joined, tab) => joinVersions(collection, joined, this.#read({ collection, id, tab })),
      this.readDocument(collection, id),
    );
  }

  /**
   * Writes the document, or as long as another tab writes it, a draft of it. Returns whether it is stored.
   * @param makeRoom removes something from a full storage
   */
  write<C extends Collection>(
    collection: C,
    id: string,
    { data, unsent }: Version<Documents[C]>,
    makeRoom: () => boolean,
  ): boolean {
    const { isWriter, id: tab } = this.#tab;
    const place = { collection, id, ...(!isWriter && { tab }) };
    const text = JSON.stringify(unsent ? { data, unsent } : { data });
    const write = (storage: Storage) => storage.setItem(this.#key(place), text);
    const isStored = this.#attempt((storage) => {
      try {
        write(storage);
      } catch (error) {
        if (!isFull(error) || !makeRoom()) throw error;
        write(storage);
      }
      return true;
    });
    if (!isStored) return false;
    if (isWriter) this.removeDraft(collection, id, tab);
    else this.#noteDraft({ collection, id, tab }, true);
    return true;
  }

  removeDraft(collection: Collection, id: string, tab = this.#tab.id): void {
    if (!this.draftsOf(collection, id).includes(tab)) return;
    this.#attempt((storage) => storage.removeItem(this.#key({ collection, id, tab })));
    this.#noteDraft({ collection, id, tab }, false);
  }

  /** The tabs that have a draft of a document. */
  draftsOf(collection: Collection, id: string): string[] {
    return [...(this.#drafts.get(`${collection}/${id}`) ?? [])];
  }

  withDrafts(): Pick<DocumentKey, 'collection' | 'id'>[] {
    return [...this.#drafts.keys()].flatMap((name) => this.#placeOf(this.#prefix + name) ?? []);
  }

  /** Removes a document with its drafts. */
  remove(collection: Collection, id: string): void {
    this.#attempt((storage) => storage.removeItem(this.#key({ collection, id })));
    for (const tab of this.draftsOf(collection, id)) this.removeDraft(collection, id, tab);
  }

  /** Removes what this tab writes of a document. */
  removeOwn(collection: Collection, id: string): void {
    if (this.#tab.isWriter) this.#attempt((storage) => storage.removeItem(this.#key({ collection, id })));
    this.removeDraft(collection, id);
  }

  /** Removes everything of this learner. */
  removeAll(): void {
    this.#attempt((storage) => {
      for (const key of this.#keys(storage)) storage.removeItem(key);
    });
  }

  /** The account's own time up to which this device has read it; undefined if it was never read. */
  get seenUntil(): string | undefined {
    return this.#attempt((storage) => storage.getItem(this.#prefix + SEEN_UNTIL)) ?? undefined;
  }

  set seenUntil(moment: string | undefined) {
    this.#attempt((storage) => {
      if (moment === undefined) storage.removeItem(this.#prefix + SEEN_UNTIL);
      else storage.setItem(this.#prefix + SEEN_UNTIL, moment);
    });
  }

  has(key: string): boolean {
    return key.startsWith(this.#prefix);
  }

  #placeOf(key: string): DocumentKey | undefined {
    const [, tab, name = ''] = /^(?:drafts\/([^/]+)\/)?(.*)$/s.exec(key.slice(this.#prefix.length)) ?? [];
    const slash = name.indexOf('/');
    const collection = COLLECTIONS.find((one) => one === name.slice(0, slash));
    if (!collection) return undefined;
    return { collection, id: name.slice(slash + 1), ...(tab !== undefined && { tab }) };
  }

  #key({ collection, id, tab }: DocumentKey): string {
    return `${this.#prefix}${tab === undefined ? '' : `${DRAFTS}${tab}/`}${collection}/${id}`;
  }

  #noteDraft({ collection, id, tab }: Required<DocumentKey>, isThere: boolean): void {
    const name = `${collection}/${id}`;
    const tabs = this.#drafts.get(name) ?? new Set();
    if (isThere) this.#drafts.set(name, tabs.add(tab));
    else if (tabs.delete(tab) && tabs.size === 0) this.#drafts.delete(name);
  }

  #read<C extends Collection>(place: DocumentKey<C>): Version<Documents[C]> | undefined {
    const value = parseJson(this.#attempt((storage) => storage.getItem(this.#key(place))));
    if (typeof value !== 'object' || value === null || !('data' in value)) return undefined;
    const read = kinds[place.collection].read(value.data);
    const now = this.#serverTime();
    // Another tab may not know yet that its clock is fast.
    const data = read && now !== undefined ? setBackToNow(read, now) : read;
    return data && { data, unsent: 'unsent' in value && value.unsent === true };
  }

  #keys(storage: Storage): string[] {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(this.#prefix));
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
}
