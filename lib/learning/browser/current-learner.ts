import { currentSession, currentUid, loadAuth, onSession, type Session } from '@/lib/account/browser';
import { storeText } from '@/lib/browser/page-state';
import { showToast } from '@/lib/browser/toast';
import { lazily } from '@/lib/format/lazily';
import { knownServerTime, readServerClock } from '@/lib/learning/browser/sync/server-clock';
import type { CourseBrief } from '@/lib/learning/course-brief';
import { activityOf } from '@/lib/learning/records/merge-documents';
import { type LearnerFacts, type LearnerSummary, summarise } from '@/lib/learning/summary';
import { storageKeys } from '@/lib/storage-keys';
import * as m from '@/messages/learning';
import { knownBriefs, onBriefs } from './course-briefs';
import { describeFault } from './describe-fault';
import type { Learner } from './learner';
import { LearnerSession } from './learner-session';
import { enterAs, sayStopped } from './sync/other-tabs';
import { startSync } from './sync/start-sync';
import { type Owner, ownerName, ownerNamed, type StorageFault } from './sync/stored-documents';
import type { SyncState } from './sync/sync';
import { LockedTab } from './sync/writing-tab';

export type Learning = {
  kind: 'ready';
  learner: Learner;
  owner: Owner;
  facts: LearnerFacts;
  summary: LearnerSummary;
  /** Short descriptions of the requested courses. */
  briefs: ReadonlyMap<string, CourseBrief>;
  sync: SyncState;
  /** Why new progress is not stored on this device; undefined if it is. */
  storageFault: StorageFault | undefined;
};

/** Maximum age in milliseconds of values that depend on the time of day. */
const FRESH_MS = 60_000;

/** Longest wait in milliseconds of a person who logs out. */
const SEND_MS = 4_000;

const listeners = new Set<() => void>();
let learnerSession: LearnerSession | undefined;
let tab: LockedTab | undefined;
let snapshot: Learning | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;
let stopOutlines = () => {};

let isFaultTold = false;

/** Says it where the person learns; My Courses and the profile say it as long as it lasts. */
function tellFault(): void {
  const { documents } = learnerSession?.learner ?? {};
  if (isFaultTold || !documents?.fault || documents.unsent().length === 0) return;
  isFaultTold = true;
  void showToast(describeFault(documents.fault, documents.owner), 'bad');
}

function tell(): void {
  snapshot = undefined;
  tellFault();
  for (const listener of listeners) listener();
}

function ownerOf(session: Session): Owner {
  return session.kind === 'signed-in' ? { kind: 'account', uid: session.user.uid } : { kind: 'device' };
}

/** Tells other tabs by a storage entry that is removed at once. */
function notifyDeleted(owner: Owner): void {
  // Without storage, other tabs find the deletion mark in the account itself.
  storeText('localStorage', storageKeys.deleted, ownerName(owner));
  storeText('localStorage', storageKeys.deleted, undefined);
}

async function leaveDeleted(uid: string): Promise<void> {
  notifyDeleted({ kind: 'account', uid });
  void showToast(m.accountDeleted());
  await (await loadAuth()).signOutOfDeletedAccount(uid);
}

function hearStorage({ key, newValue }: StorageEvent): void {
  if (key === storageKeys.deleted && newValue) {
    const owner = ownerNamed(newValue);
    learnerSession?.forget(owner);
    if (owner.kind === 'account') void showToast(m.accountDeleted());
  } else if (key === storageKeys.leaving) {
    if (newValue === null || newValue !== currentUid()) return;
    learnerSession?.stopPlaying();
    sayStopped();
  } else learnerSession?.learner.documents.onStorage(key);
}

/** A page restored from the back/forward cache has missed everything that happened meanwhile. */
function onWake({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  learnerSession?.learner.documents.onStorage(null);
  tab?.enter();
}

function onHide(): void {
  tab?.leave();
  learnerSession?.learner.settle();
}

async function setRight(): Promise<void> {
  const isWrong = await readServerClock();
  const time = knownServerTime();
  if (time !== undefined) learnerSession?.setRight(time);
  if (isWrong) tell();
}

/** The learner whose progress this page shows and writes. */
function open(): LearnerSession {
  if (learnerSession) return learnerSession;
  tab = new LockedTab({
    locks: 'locks' in navigator ? navigator.locks : undefined,
    onWriter: () => learnerSession?.learner.documents.mergeDrafts(),
  });
  enterAs(tab);
  const made = new LearnerSession(ownerOf(currentSession()), {
    storage: () => localStorage,
    tab,
    serverTime: knownServerTime,
    startSync,
    onChange: tell,
    onDeleted: (uid) => void leaveDeleted(uid).catch(() => undefined),
  });
  learnerSession = made;
  addEventListener('storage', hearStorage);
  addEventListener('pageshow', onWake);
  addEventListener('pagehide', onHide);
  addEventListener('online', () => void setRight());
  onSession(() => made.follow(ownerOf(currentSession())));
  void setRight();
  return made;
}

/** The learner whose progress this page shows and writes. */
export function currentLearner(): Learner {
  return open().learner;
}

/** Stops what plays and sends everything. Resolves to what could not be sent, in words. */
export const saveBeforeLeaving = () => open().beforeSignOut(navigator.onLine ? SEND_MS : 0);

/** Call it after deleting everything of an owner: removes it from this browser, in every tab. */
export function removeDeleted(owner: Owner): void {
  learnerSession?.forget(owner);
  notifyDeleted(owner);
}

/**
 * Everything about the current learner; the same object until something changes or a minute has passed. The
 * summary and the time zone are computed only on access, because they are slow on a phone.
 */
export function currentLearning(): Learning {
  if (snapshot) return snapshot;
  const { learner, state } = open();
  const { documents, settings } = learner;
  const { now } = learner;
  const facts: LearnerFacts = {
    records: documents.all('watchHistory'),
    activity: activityOf(documents.all('activityDays'), now),
    saved: documents.all('savedCourses'),
    settings,
    get timeZone() {
      return learner.timeZone;
    },
    outlines: knownBriefs(),
  };
  const summary = lazily(() => summarise(facts, now));
  snapshot = {
    kind: 'ready',
    learner,
    owner: documents.owner,
    facts,
    get summary() {
      return summary();
    },
    briefs: knownBriefs(),
    sync: state,
    storageFault: documents.fault,
  };
  return snapshot;
}

/** Subscribes to changes of the learner in any tab, and to every minute. */
export function onLearning(listener: () => void): () => void {
  if (listeners.size === 0) {
    ticking = setInterval(tell, FRESH_MS);
    stopOutlines = onBriefs(tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    stopOutlines();
  };
}
