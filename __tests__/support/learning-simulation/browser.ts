import type { Learner, LessonIdentity } from '@/lib/browser/learning/learner';
import { LearnerSession } from '@/lib/browser/learning/learner-session';
import type { Owner } from '@/lib/browser/learning/sync/local-documents';
import { Sync } from '@/lib/browser/learning/sync/sync';
import { storageKeys } from '@/lib/storage-keys';
import type { Cloud, Connection } from './cloud';

type Message = { key: string | null; newValue: string | null } | 'session';

/** What one tab sees of its browser's storage; the other tabs hear of what it writes, later. */
class TabStorage implements Storage {
  isDead = false;
  readonly #shared: Map<string, string>;
  readonly #notify: (key: string, newValue: string | null) => void;

  constructor(shared: Map<string, string>, notify: (key: string, newValue: string | null) => void) {
    this.#shared = shared;
    this.#notify = notify;
  }

  #alive(): Map<string, string> {
    if (this.isDead) throw new DOMException('gone', 'InvalidStateError');
    return this.#shared;
  }

  get length() {
    return this.#alive().size;
  }

  key(index: number) {
    return [...this.#alive().keys()][index] ?? null;
  }

  getItem(key: string) {
    return this.#alive().get(key) ?? null;
  }

  setItem(key: string, value: string) {
    this.#alive().set(key, value);
    this.#notify(key, value);
  }

  removeItem(key: string) {
    if (this.#alive().delete(key)) this.#notify(key, null);
  }

  clear() {
    throw new Error('No code of the site clears the storage.');
  }
}

/** What plays in a tab and was not yet written down. */
type Playing = { lesson: LessonIdentity; part: [number, number]; learner: Learner; stop: () => void };

export class Tab {
  readonly inbox: Message[] = [];
  readonly storage: TabStorage;
  readonly syncs: Sync[] = [];
  readonly session: LearnerSession;
  playing: Playing | undefined;
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
    this.storage = new TabStorage(browser.kept, (key, newValue) => {
      for (const other of browser.tabs) if (other !== this) other.inbox.push({ key, newValue });
    });
    browser.onOpen(browser.owner);
    this.session = new LearnerSession(browser.owner, {
      storage: () => this.storage,
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
    if (this.learner !== before) this.#browser.onOpen(owner);
    this.playing?.stop();
  }

  receive(): void {
    for (const message of this.inbox.splice(0)) {
      if (message === 'session') this.follow();
      else if (message.key === storageKeys.deletedAccount && message.newValue)
        this.session.forget(message.newValue);
      else this.learner.documents.onStorage(message.key);
    }
  }

  /** A message between tabs takes milliseconds: nobody ends a tab or a session sooner. */
  receiveDeletion(): void {
    if (this.inbox.some((message) => message !== 'session' && message.key === storageKeys.deletedAccount))
      this.receive();
  }

  async sync(): Promise<void> {
    await this.syncs.at(-1)?.finish();
  }

  /** The process is gone: nothing more is written or sent. */
  crash(): void {
    this.storage.isDead = true;
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
  readonly kept = new Map<string, string>();
  readonly tabs: Tab[] = [];
  readonly connection: Connection = { online: true, faults: [], isGone: () => false };
  readonly #hooks: Hooks;

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
    for (const other of this.tabs) if (other !== tab) other.inbox.push('session');
    tab.follow();
  }

  onDeleted(uid: string, tab: Tab): void {
    tab.storage.setItem(storageKeys.deletedAccount, uid);
    tab.storage.removeItem(storageKeys.deletedAccount);
    if (this.uid === uid) this.changeSession(tab, undefined);
  }

  reopen(index: number): void {
    this.tabs[index]?.crash();
    this.tabs[index] = new Tab(this);
  }

  close(): void {
    for (const tab of this.tabs) tab.crash();
  }
}
