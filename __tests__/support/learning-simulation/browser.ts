import { removeOthers } from '@/lib/account/browser/forget-others';
import type { Learner, LessonIdentity } from '@/lib/learning/browser/learner';
import { LearnerSession } from '@/lib/learning/browser/learner-session';
import type { Owner } from '@/lib/learning/browser/sync/stored-documents';
import { Sync } from '@/lib/learning/browser/sync/sync';
import { LockedTab } from '@/lib/learning/browser/sync/writing-tab';
import { storageKeys } from '@/lib/storage-keys';
import type { Cloud, Connection } from './cloud';
import { FakeLocks } from './fake-locks';
import { SharedStorage, type TabStorage } from './shared-storage';

/** What plays in a tab and was not yet written down. */
type Playing = { lesson: LessonIdentity; part: [number, number]; learner: Learner; stop: () => void };

export class Tab {
  /** Somebody signed in or out in another tab. */
  hasNewSession = false;
  readonly storage: TabStorage;
  readonly #lock: LockedTab;
  readonly syncs: Sync[] = [];
  readonly session: LearnerSession;
  playing: Playing | undefined;
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
    this.storage = browser.storage.open();
    this.#lock = new LockedTab({
      locks: browser.locks.of(this.storage),
      onWriter: () => this.learner.documents.mergeDrafts(),
      lastWrites: () => browser.lastWrites(),
    });
    removeOthers(this.storage, browser.uid);
    browser.onOpen(browser.owner);
    this.session = new LearnerSession(browser.owner, {
      storage: () => this.storage,
      tab: this.#lock,
      serverTime: () => (browser.connection.online ? browser.cloud.time : undefined),
      clock: { now: () => browser.now(), timeZone: () => 'UTC' },
      startSync: (uid, documents, onState) => {
        const sync = new Sync({
          documents,
          account: async () => {
            if (browser.uid !== uid) throw new Error('The learner is not signed in.');
            return browser.cloud.account(uid, browser.connectionOf(this));
          },
          refreshToken: async () => undefined,
          serverNow: async () => (browser.connection.online ? browser.cloud.time : undefined),
          onState,
        });
        this.syncs.push(sync);
        return sync;
      },
      onChange: () => undefined,
      onDeleted: (uid) => browser.onDeleted(uid, this),
    });
  }

  get learner(): Learner {
    return this.session.learner;
  }

  /** Whoever is signed in at this browser is so in this tab as well; the page then lets go of the former learner. */
  follow(): void {
    const { owner } = this.#browser;
    const before = this.learner;
    this.session.follow(owner);
    removeOthers(this.storage, this.#browser.uid);
    if (this.learner !== before) this.#browser.onOpen(owner);
    this.playing?.stop();
  }

  /** Everything that others have written and done becomes known here. */
  receive(): void {
    for (const tab of this.#browser.tabs) this.#browser.storage.receiveFrom(tab.storage);
    this.storage.receive();
    this.dispatch();
    if (!this.hasNewSession) return;
    this.hasNewSession = false;
    this.follow();
  }

  /** The page handles its storage events. */
  dispatch(count = Number.POSITIVE_INFINITY): void {
    for (const { key, newValue } of this.storage.events.splice(0, count)) {
      if (key === storageKeys.deleted && newValue) this.session.forget({ kind: 'account', uid: newValue });
      else this.learner.documents.onStorage(key);
    }
  }

  async sync(): Promise<void> {
    await this.syncs.at(-1)?.finish();
  }

  /** A message between tabs takes milliseconds: nobody closes a window sooner. */
  receiveDeletion(): void {
    const { tabs } = this.#browser;
    const known = [
      ...this.storage.events,
      ...this.storage.incoming,
      ...tabs.flatMap((tab) => tab.storage.sent),
    ];
    if (known.some(({ key }) => key === storageKeys.deleted)) this.receive();
  }

  /** The page is closed: what plays is written down. */
  close(): void {
    this.#lock.leave();
    this.learner.settle();
    this.crash();
  }

  /** The process is gone: nothing more is written or sent. */
  crash(): void {
    this.#browser.storage.close(this.storage);
    this.#browser.locks.release(this.storage);
    for (const sync of this.syncs) sync.stop();
  }
}

type Hooks = {
  /** A tab opens as this owner, and takes over what the device has. */
  onOpen: (browser: Browser, owner: Owner) => void;
};

/** A browser with its tabs, its clock and its connection. */
export class Browser {
  uid: string | undefined;
  /** How far its clock is ahead, in milliseconds. */
  ahead = 0;
  readonly storage = new SharedStorage();
  readonly locks = new FakeLocks();
  readonly tabs: Tab[] = [];
  readonly connection: Connection = { online: true, faults: [], isGone: () => false };
  readonly #hooks: Hooks;
  #afterLastWrites: (() => void)[] = [];

  constructor(
    readonly name: string,
    readonly cloud: Cloud,
    tabs: number,
    hooks: Hooks,
  ) {
    this.#hooks = hooks;
    for (let count = 0; count < tabs; count += 1) this.tabs.push(new Tab(this));
  }

  get owner(): Owner {
    return this.uid === undefined ? { kind: 'device' } : { kind: 'account', uid: this.uid };
  }

  now(): number {
    return this.cloud.time + this.ahead;
  }

  connectionOf(tab: Tab): Connection {
    const { connection } = this;
    return {
      get online() {
        return connection.online;
      },
      faults: connection.faults,
      isGone: () => tab.storage.isDead,
    };
  }

  onOpen(owner: Owner): void {
    this.#hooks.onOpen(this, owner);
  }

  /** The session changes here; the other tabs hear of it later. */
  changeSession(tab: Tab, uid: string | undefined): void {
    if (this.uid === uid) return;
    this.uid = uid;
    for (const other of this.tabs) if (other !== tab) other.hasNewSession = true;
    tab.follow();
  }

  makeVisible(): void {
    this.storage.receiveLate();
    for (const tab of this.tabs) this.storage.receiveFrom(tab.storage);
    for (const tab of this.tabs) tab.storage.receive();
  }

  onDeleted(uid: string, tab: Tab): void {
    tab.storage.setItem(storageKeys.deleted, uid);
    tab.storage.removeItem(storageKeys.deleted);
    if (this.uid === uid) this.changeSession(tab, undefined);
  }

  lastWrites(): Promise<void> {
    return new Promise((resolve) => this.#afterLastWrites.push(resolve));
  }

  /** A second passes: what was written before is known to every process. */
  async passSecond(): Promise<void> {
    this.makeVisible();
    for (const resolve of this.#afterLastWrites.splice(0)) resolve();
    // The locks, and what follows from them.
    for (let step = 0; step < 10; step += 1) await null;
  }

  reopen(index: number): void {
    this.tabs[index]?.crash();
    this.tabs[index] = new Tab(this);
  }

  /** All pages are closed at once, and opened again. */
  closeWindow(): void {
    for (const tab of this.tabs) tab.close();
    for (const index of this.tabs.keys()) this.tabs[index] = new Tab(this);
  }

  close(): void {
    for (const tab of this.tabs) tab.crash();
  }
}
