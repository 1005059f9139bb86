import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/browser/page/when-idle';
import { storageKeys } from '@/lib/storage-keys';
import type * as CurrentLearner from './current-learner';

type Module = typeof CurrentLearner;

export type LearningState =
  | { kind: 'loading' }
  /** The code that knows the learner could not be fetched. */
  | { kind: 'unavailable' }
  | CurrentLearner.Learning;

const LOADING: LearningState = { kind: 'loading' };
const UNAVAILABLE: LearningState = { kind: 'unavailable' };

let loaded: Module | undefined;
let loading: Promise<Module> | undefined;
let failed = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Piece by piece: all at once would keep a phone from answering for a tenth of a second. The schemas, never zod by its
 * name, of which all would be fetched then.
 */
async function fetchLearning(): Promise<Module> {
  await import('@/lib/learning/records/learner-documents.schema');
  await breathe();
  const module = await import('./current-learner');
  await breathe();
  return module;
}

/** Fetches what knows the learner: no page carries it in its first load. */
export function loadLearning(): Promise<Module> {
  loading ??= fetchLearning().then(
    (module) => {
      loaded = module;
      failed = false;
      module.onLearning(tell);
      tell();
      return module;
    },
    (error) => {
      loading = undefined;
      failed = true;
      tell();
      throw error;
    },
  );
  return loading;
}

function state(): LearningState {
  if (!loaded) return failed ? UNAVAILABLE : LOADING;
  return loaded.currentLearning();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser may know something of a learner: for everybody else nothing is fetched. */
function mayKnowSomebody(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(storageKeys.learning) || key === storageKeys.session,
    );
  } catch {
    return false;
  }
}

/** For loads that nobody waits for: the state says when one failed, and the next visit tries again. */
const quietly = () => void loadLearning().catch(() => undefined);

/**
 * What the learner did, signed in or on this device. `now`: the page is about it; `idle`: it can wait until the
 * page has nothing else to do, and stays `loading` where this browser never saw a learner.
 */
export function useLearning(when: 'now' | 'idle' = 'idle'): LearningState {
  useEffect(() => {
    if (when === 'idle') return mayKnowSomebody() ? whenIdle(quietly) : undefined;
    quietly();
    addEventListener('online', quietly);
    return () => removeEventListener('online', quietly);
  }, [when]);
  return useSyncExternalStore(subscribe, state, () => LOADING);
}
