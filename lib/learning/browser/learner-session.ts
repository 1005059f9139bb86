import { describeUnsent } from '@/lib/learning/describe-unsent';
import { type Clock, Learner } from './learner';
import { correctDates } from './sync/correct-dates';
import { COLLECTIONS, type Collection } from './sync/documents';
import { LocalDocuments } from './sync/local-documents';
import { type Owner, ownerName } from './sync/stored-documents';
import type { Sync, SyncState } from './sync/sync';
import { withTimeout } from './sync/with-timeout';
import type { WritingTab } from './sync/writing-tab';

/** Moves what was learned while signed out into the account. */
function adoptDevice(device: LocalDocuments, account: LocalDocuments): void {
  const adopt = <C extends Collection>(collection: C) => {
    const documents = device.entries(collection);
    account.merge(collection, documents);
    return documents.length > 0;
  };
  const found = COLLECTIONS.map(adopt).includes(true);
  // Only after the account's copy is stored; a storage that refuses writes would lose it.
  if (found && !account.fault) device.clear();
}

type LearnerServices = {
  storage: () => Storage;
  /** Without it, this page is the only one that writes. */
  tab?: WritingTab;
  clock?: Clock;
  /** The server's time in milliseconds, if it is known. */
  serverTime?: () => number | undefined;
  startSync: (
    uid: string,
    documents: LocalDocuments,
    onState: (state: SyncState) => void,
  ) => Pick<Sync, 'finish' | 'stop'>;
  /** The learner, their progress or the state of their account has changed. */
  onChange: () => void;
  onDeleted: (uid: string) => void;
};

const DEVICE: Owner = { kind: 'device' };

/** The current learner of this page. Opens and closes documents when the account changes. */
export class LearnerSession {
  learner: Learner;
  state: SyncState = { kind: 'device' };
  #sync: ReturnType<LearnerServices['startSync']> | undefined;
  readonly #services: LearnerServices;

  constructor(owner: Owner, services: LearnerServices) {
    this.#services = services;
    this.learner = this.#open(owner);
  }

  /** Call it when the session changes. */
  follow(owner: Owner): void {
    const { documents } = this.learner;
    if (ownerName(owner) === ownerName(documents.owner)) return;
    // What a person watched last was sent before they left; a signed-out visitor takes it along.
    if (documents.owner.kind === 'account') this.learner.stopPlaying();
    else this.learner.settle();
    this.#sync?.stop();
    this.#sync = undefined;
    // The player reports once more after this; that must not be stored for the next person.
    if (documents.owner.kind === 'account') documents.leave();
    this.learner = this.#open(owner, documents);
    documents.leave();
    this.#services.onChange();
  }

  /** Stops what plays, and saves it. */
  stopPlaying(): void {
    this.learner.settle();
    this.learner.stopPlaying();
  }

  /**
   * Stops what plays and sends everything while the account can still be written to. Resolves to what could
   * not be sent within `patience` milliseconds, in words.
   */
  async beforeSignOut(patience: number): Promise<string[]> {
    this.stopPlaying();
    const { documents } = this.learner;
    const sync = this.#sync;
    if (!sync) return [];
    // The news of what other tabs have just written may still be on its way.
    documents.onStorage(null);
    await withTimeout(() => sync.finish(), patience).catch(() => undefined);
    return describeUnsent(documents.unsent());
  }

  /** Corrects dates after the server's time was read. */
  setRight(now: number): void {
    if (this.learner.documents.owner.kind === 'device') correctDates(this.learner.documents, now);
  }

  /** Removes what was deleted, also what plays. Nothing new is written to the current account if it is that. */
  forget(deleted: Owner): void {
    const { documents } = this.learner;
    if (ownerName(documents.owner) !== ownerName(deleted)) {
      // This page may have just left the account with unsent changes.
      this.#documentsOf(deleted).clear();
      return;
    }
    this.learner.stopPlaying();
    if (deleted.kind === 'device') {
      documents.clear();
      return;
    }
    this.#sync?.stop();
    documents.forget();
    this.state = { kind: 'deleted' };
    this.#services.onChange();
  }

  #documentsOf(owner: Owner): LocalDocuments {
    const { storage, tab, serverTime } = this.#services;
    return new LocalDocuments(owner, storage, tab, serverTime);
  }

  #open(owner: Owner, before?: LocalDocuments): Learner {
    const { clock, startSync, onChange, onDeleted } = this.#services;
    const documents = this.#documentsOf(owner);
    documents.mergeDrafts();
    this.state = { kind: 'device' };
    if (owner.kind === 'account') {
      const { uid } = owner;
      adoptDevice(this.#documentsOf(DEVICE), documents);
      // Only if the browser stores nothing; otherwise another tab may have adopted it for another account.
      if (before?.owner.kind === 'device' && before.fault) adoptDevice(before, documents);
      this.#sync = startSync(uid, documents, (state) => {
        if (documents.left) return;
        if (state.kind === 'deleted') {
          this.forget(owner);
          onDeleted(uid);
          return;
        }
        this.state = state;
        onChange();
      });
    }
    documents.onChange(onChange);
    return new Learner(documents, clock);
  }
}
