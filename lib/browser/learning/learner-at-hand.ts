import { adoptDevice } from './adopt-device';
import { type Clock, Learner } from './learner';
import { correctDates } from './sync/correct-dates';
import { deviceName } from './sync/device-name';
import { LocalDocuments, type Owner, ownerName } from './sync/local-documents';
import type { Sync, SyncState } from './sync/sync';

type LearnerServices = {
  storage: () => Storage;
  clock?: Clock;
  startSync: (
    uid: string,
    documents: LocalDocuments,
    onState: (state: SyncState) => void,
  ) => Pick<Sync, 'finish' | 'stop'>;
  /** The learner, what they did or the state of their account has changed. */
  onChange: () => void;
  /** The account turned out to be deleted. */
  onDeleted: (uid: string) => void;
};

const DEVICE: Owner = { kind: 'device' };

/** Whoever learns on this page, one after the other: each one's documents come and go with them. */
export class LearnerAtHand {
  learner: Learner;
  state: SyncState = { kind: 'device' };
  private sync: ReturnType<LearnerServices['startSync']> | undefined;

  constructor(
    owner: Owner,
    private readonly world: LearnerServices,
  ) {
    this.learner = this.open(owner);
  }

  /** Somebody came or went. */
  follow(owner: Owner): void {
    const { documents } = this.learner;
    if (ownerName(owner) === ownerName(documents.owner)) return;
    // What plays just now was watched by whoever was here until now.
    this.learner.settle();
    this.sync?.stop();
    this.sync = undefined;
    // The player says its last words after this as well: they must not lie here for the next person.
    if (documents.owner.kind === 'account') documents.leave();
    this.learner = this.open(owner, documents);
    documents.leave();
    this.world.onChange();
  }

  /** Sends everything while the account can still be written to. */
  async beforeSignOut(): Promise<void> {
    this.learner.settle();
    await this.sync?.finish();
  }

  /** The clock was asked for, and may have been wrong. */
  setRight(now: number): void {
    if (this.learner.documents.owner.kind === 'device') correctDates(this.learner.documents, now);
  }

  /** An account was deleted: nothing of it stays, and where it is that of whoever is here nothing new is written. */
  forget(uid: string): void {
    const { documents } = this.learner;
    const deleted: Owner = { kind: 'account', uid };
    if (ownerName(documents.owner) !== ownerName(deleted)) {
      // This page may have left it only just now, with something that was not sent.
      new LocalDocuments(deleted, this.world.storage).clear();
      return;
    }
    this.sync?.stop();
    documents.forget();
    this.state = { kind: 'deleted' };
    this.world.onChange();
  }

  private open(owner: Owner, before?: LocalDocuments): Learner {
    const { storage, clock, startSync, onChange, onDeleted } = this.world;
    const documents = new LocalDocuments(owner, storage);
    this.state = { kind: 'device' };
    if (owner.kind === 'account') {
      const { uid } = owner;
      adoptDevice(new LocalDocuments(DEVICE, storage), documents);
      // Only where the browser stores nothing: else another tab may have taken it over, for somebody else.
      if (before?.owner.kind === 'device' && before.fault) adoptDevice(before, documents);
      this.sync = startSync(uid, documents, (state) => {
        if (documents.left) return;
        if (state.kind === 'deleted') {
          this.forget(uid);
          onDeleted(uid);
          return;
        }
        this.state = state;
        onChange();
      });
    }
    documents.onChange(onChange);
    return new Learner(documents, () => deviceName(owner, storage), clock);
  }
}
