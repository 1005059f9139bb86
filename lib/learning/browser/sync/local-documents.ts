import { sameDocument } from '@/lib/learning/records/same-document';
import { COLLECTIONS, type Collection, type Documents, kinds } from './documents';
import {
  joinVersions,
  type Owner,
  type StorageFault,
  StoredDocuments,
  sameVersion,
  type Version,
} from './stored-documents';
import type { WritingTab } from './writing-tab';

/** `stored`: it is in the browser's storage too, unless another tab has removed it. */
type InMemory<T> = Version<T> & { stored: boolean };
type Memory = { [C in Collection]: Map<string, InMemory<Documents[C]>> };

/** Another tab that reads an account for the first time writes thousands of documents in a row. */
const GATHER_MS = 50;
/** When to look for drafts of tabs that were closed; an open tab has removed its merged ones by then. */
const COLLECT_MS = 3_000;

/** A page that is alone, or whose browser has no locks. */
const ONLY_TAB: WritingTab = { id: 'only', isWriter: true, openTabs: async () => undefined };

const emptyMemory = () =>
  Object.fromEntries(COLLECTIONS.map((collection) => [collection, new Map()])) as Memory;

/** One learner's documents on this device, as this tab sees them. */
export class LocalDocuments {
  #memory = emptyMemory();
  #gone = false;
  readonly #listeners = new Set<() => void>();
  #notifyTimer: ReturnType<typeof setTimeout> | undefined;
  #collectTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #stored: StoredDocuments;
  readonly #tab: WritingTab;

  constructor(
    readonly owner: Owner,
    storage: () => Storage,
    tab = ONLY_TAB,
    serverTime?: () => number | undefined,
  ) {
    this.#tab = tab;
    this.#stored = new StoredDocuments(owner, storage, tab, serverTime);
    this.#load();
  }

  get fault(): StorageFault | undefined {
    return this.#stored.fault;
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

  /** Merges documents of this person from elsewhere than the account. Returns how many have changed here. */
  merge<C extends Collection>(collection: C, documents: [id: string, data: Documents[C]][]): number {
    if (this.#gone) return 0;
    let changed = 0;
    for (const [id, data] of documents) {
      const here = this.#latest(collection, id)?.data;
      const merged = here ? kinds[collection].merge(here, data) : data;
      if (here && sameDocument(here, merged)) continue;
      this.#keep(collection, id, { data: merged, unsent: true });
      changed += 1;
    }
    if (changed > 0) this.#notify();
    return changed;
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

  /**
   * Removes a document that is in no account, as far as this tab wrote it: a removal that arrives late would
   * take along what another tab has written since. Returns undefined if another tab was faster.
   */
  take<C extends Collection>(collection: C, id: string): Documents[C] | undefined {
    const { data } = this.#latest(collection, id) ?? {};
    this.#memory[collection].delete(id);
    this.#stored.removeOwn(collection, id);
    return data;
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
    return this.#stored.seenUntil;
  }

  set seenUntil(moment: string) {
    if (this.#gone) return;
    // If the documents themselves are not all stored, all of them must be read again.
    const all = COLLECTIONS.flatMap<{ stored: boolean }>((name) => [...this.#memory[name].values()]);
    if (all.every(({ stored }) => stored)) this.#stored.seenUntil = moment;
  }

  /** The same in milliseconds; 0 if it was never read. */
  get seenUntilMs(): number {
    return Math.floor(Number(this.seenUntil) * 1_000) || 0;
  }

  /** Removes every document from memory and storage. */
  clear(): void {
    this.#memory = emptyMemory();
    this.#stored.removeAll();
    this.#notify();
  }

  /** For a deleted account: removes everything and writes nothing any more. */
  forget(): void {
    this.#stop();
    this.clear();
  }

  /** For a sign-out: removes everything. What was unsent the person gave up. */
  leave(): void {
    this.#stop();
    this.#memory = emptyMemory();
    // The device's own progress was adopted by the account, or waits for another attempt.
    if (this.owner.kind === 'device') return;
    this.#stored.removeAll();
  }

  /** Subscribes to document changes in any tab. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Handles a storage event: another tab wrote or removed `key`; null means everything. */
  onStorage(key: string | null): void {
    if (key === null) this.#load();
    else if (this.#stored.has(key)) this.#loadKey(key);
    else return;
    this.#notifyTimer ??= setTimeout(() => this.#notify(), GATHER_MS);
  }

  /** Merges the drafts of all tabs into the documents, if this tab writes them. */
  mergeDrafts(): void {
    if (this.#gone || !this.#tab.isWriter) return;
    for (const { collection, id } of this.#stored.withDrafts()) this.#mergeDrafts(collection, id);
  }

  /** Removes the drafts of closed tabs; an open tab removes its own. */
  async removeOldDrafts(): Promise<void> {
    const open = await this.#tab.openTabs();
    if (!open || this.#gone || !this.#tab.isWriter) return;
    for (const { collection, id } of this.#stored.withDrafts()) {
      this.#mergeDrafts(collection, id);
      if (this.#stored.fault) return;
      for (const tab of this.#stored.draftsOf(collection, id)) {
        if (!open.has(tab)) this.#stored.removeDraft(collection, id, tab);
      }
    }
  }

  #stop(): void {
    this.#gone = true;
    clearTimeout(this.#collectTimer);
  }

  #load(): void {
    for (const entries of Object.values(this.#memory))
      for (const [id, { stored }] of entries) if (stored) entries.delete(id);
    for (const { collection, id, version } of this.#stored.readAll()) {
      const known = this.#memory[collection].get(id) as InMemory<Documents[typeof collection]> | undefined;
      const joined = joinVersions(collection, known, version);
      this.#memory[collection].set(id, { ...joined, stored: known?.stored !== false } as never);
    }
  }

  #loadKey(key: string): void {
    const place = this.#stored.noteKey(key);
    if (!place) return;
    const { collection, id } = place;
    const latest = this.#latest(collection, id);
    const stored = this.#memory[collection].get(id)?.stored !== false;
    if (latest) this.#memory[collection].set(id, { ...latest, stored } as never);
    else this.#memory[collection].delete(id);
    if (this.#gone) return;
    if (this.#tab.isWriter) this.#mergeDrafts(collection, id);
    else this.#removeMergedDraft(collection, id);
  }

  /** Removes this tab's draft once the document contains it: no other tab can know that it is the last one. */
  #removeMergedDraft<C extends Collection>(collection: C, id: string): void {
    const draft = this.#stored.readDraft(collection, id);
    const document = this.#stored.readDocument(collection, id);
    if (draft && sameVersion(joinVersions(collection, document, draft), document)) {
      this.#stored.removeDraft(collection, id);
    }
  }

  #mergeDrafts<C extends Collection>(collection: C, id: string): void {
    if (this.#stored.draftsOf(collection, id).length === 0) return;
    const latest = this.#latest(collection, id);
    if (latest && !sameVersion(this.#stored.readDocument(collection, id), latest)) {
      this.#keep(collection, id, latest);
    }
    this.#removeMergedDraft(collection, id);
    this.#removeOldDraftsLater();
  }

  #removeOldDraftsLater(): void {
    this.#collectTimer ??= setTimeout(() => {
      this.#collectTimer = undefined;
      void this.removeOldDrafts();
    }, COLLECT_MS);
  }

  /**
   * The storage has the latest state of all tabs. What is missing there was adopted or deleted and must not
   * come back.
   */
  #latest<C extends Collection>(collection: C, id: string): Version<Documents[C]> | undefined {
    const memory = this.#memory[collection].get(id);
    const stored = this.#stored.read(collection, id);
    return memory?.stored ? stored : joinVersions(collection, stored, memory);
  }

  #keep<C extends Collection>(collection: C, id: string, version: Version<Documents[C]>): void {
    const entry: InMemory<Documents[C]> = { ...version, stored: false };
    this.#memory[collection].set(id, entry);
    entry.stored = this.#stored.write(collection, id, version, () => this.#makeRoom());
  }

  /**
   * Removes the oldest half of what the account has, to free space. The account is then read completely next
   * time.
   */
  #makeRoom(): boolean {
    if (this.owner.kind === 'device') return false;
    const known = [...this.#memory.watchHistory]
      .filter(([, { unsent }]) => !unsent)
      .sort(([, one], [, other]) => one.data.lastWatched - other.data.lastWatched);
    const oldest = known.slice(0, Math.ceil(known.length / 2));
    for (const [id, entry] of oldest) {
      if (this.#stored.read('watchHistory', id)?.unsent) continue;
      this.#stored.remove('watchHistory', id);
      entry.stored = false;
    }
    this.#stored.seenUntil = undefined;
    return oldest.length > 0;
  }

  #notify(): void {
    clearTimeout(this.#notifyTimer);
    this.#notifyTimer = undefined;
    for (const listener of this.#listeners) listener();
  }
}
