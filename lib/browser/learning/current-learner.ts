import { currentSession, onBeforeSignOut, onSession, type Session } from '@/lib/browser/session';
import type { CourseBrief } from '@/lib/courses/course-brief';
import { lazily } from '@/lib/lazily';
import { activityOf } from '@/lib/learning/merge-documents';
import { type LearnerFacts, type LearnerSummary, summarise } from '@/lib/learning/summary';
import { adoptDevice } from './adopt-device';
import { knownBriefs, knownOutlines, onOutlines } from './course-outlines';
import { deviceName } from './device-name';
import { Learner } from './learner';
import { LocalDocuments, type Owner, ownerName, type StorageFault } from './local-documents';
import { startSync } from './start-sync';
import type { Sync, SyncState } from './sync';

export type Learning = {
  kind: 'ready';
  learner: Learner;
  owner: Owner;
  facts: LearnerFacts;
  summary: LearnerSummary;
  /** What the catalogue says of the courses that were asked for. */
  briefs: ReadonlyMap<string, CourseBrief>;
  sync: SyncState;
  /** Why what is learned now is not kept on this device; undefined when it is. */
  storageFault: StorageFault | undefined;
};

/** What is said of hours and days may be this old. */
const FRESH_MS = 60_000;

const storage = () => localStorage;
const listeners = new Set<() => void>();
let learner: Learner | undefined;
let snapshot: Learning | undefined;
let sync: Sync | undefined;
let state: SyncState = { kind: 'device' };
let ticking: ReturnType<typeof setInterval> | undefined;
let stopOutlines = () => {};

function tell(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

function ownerOf(session: Session): Owner {
  return session.kind === 'signed-in' ? { kind: 'account', uid: session.user.uid } : { kind: 'device' };
}

function open(owner: Owner): Learner {
  const documents = new LocalDocuments(owner, storage);
  sync = undefined;
  state = { kind: 'device' };
  if (owner.kind === 'account') {
    adoptDevice(new LocalDocuments({ kind: 'device' }, storage), documents);
    sync = startSync(owner.uid, documents, (next) => {
      state = next;
      tell();
    });
  }
  documents.onChange(tell);
  return new Learner(documents, () => deviceName(owner, storage));
}

/** Somebody came or went: their documents come and go with them. */
function follow(session: Session): void {
  const owner = ownerOf(session);
  if (!learner || ownerName(owner) === ownerName(learner.documents.owner)) return;
  const { documents } = learner;
  sync?.stop();
  if (documents.owner.kind === 'account') documents.leave();
  learner = open(owner);
  tell();
}

/** The learner whose progress this page shows and writes. */
export function currentLearner(): Learner {
  if (!learner) {
    learner = open(ownerOf(currentSession()));
    addEventListener('storage', ({ key }) => learner?.documents.hear(key));
    onSession(() => follow(currentSession()));
    onBeforeSignOut(async () => void (await sync?.finish()));
  }
  return learner;
}

/**
 * Everything about the current learner; the same object until something changes or a minute has passed. The summary and
 * the time zone take a phone long to find out: who asks for them pays for them.
 */
export function currentLearning(): Learning {
  if (snapshot) return snapshot;
  const learner = currentLearner();
  const { documents, settings } = learner;
  const facts: LearnerFacts = {
    records: documents.all('watchHistory'),
    activity: activityOf(documents.all('activityDays')),
    saved: documents.all('savedCourses'),
    settings,
    get timeZone() {
      return learner.timeZone;
    },
    outlines: knownOutlines(),
  };
  const summary = lazily(() => summarise(facts, Date.now()));
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

/** Calls back when something about the learner changes, here or in another tab, and every minute. */
export function onLearning(listener: () => void): () => void {
  if (listeners.size === 0) {
    ticking = setInterval(tell, FRESH_MS);
    stopOutlines = onOutlines(tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    stopOutlines();
  };
}
