import { useEffect, useSyncExternalStore } from 'react';
import { createListeners, storedKeys } from '@/lib/browser/page-state';
import { whenIdle } from '@/lib/browser/when-idle';
import { storageKeys } from '@/lib/storage-keys';
import type * as CurrentLearner from './current-learner';

type Module = typeof CurrentLearner;

export type LearningState =
  | { kind: 'loading' }
  /** The learner's code could not be loaded. */
  | { kind: 'unavailable' }
  | CurrentLearner.Learning;

const LOADING: LearningState = { kind: 'loading' };
const UNAVAILABLE: LearningState = { kind: 'unavailable' };

let loaded: Module | undefined;
let loading: Promise<Module> | undefined;
let failed = false;
const { tell, subscribe } = createListeners();

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * In separate tasks, because loading all at once would block a phone for a tenth of a second. The schemas are
 * imported by file, because importing zod by name would load all of it.
 */
export async function fetchInSteps(): Promise<Module> {
  await import('@/lib/learning/records/learner-documents.schema');
  await breathe();
  const module = await import('./current-learner');
  await breathe();
  return module;
}

const fetchAtOnce = (): Promise<Module> => import('./current-learner');

/** Loads the learner's code, which is not part of a page's first load. By default a person waits for it. */
export function loadLearning(fetch = fetchAtOnce): Promise<Module> {
  loading ??= fetch().then(
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

/** Whether this browser may have a learner's data; otherwise nothing needs to be loaded. */
export const mayKnowSomebody = (): boolean =>
  storedKeys().some((key) => key.startsWith(storageKeys.learning) || key === storageKeys.session);

export const isLearningLoaded = () => loaded !== undefined;

/** For background loads: a failure is part of the state, and the next visit tries again. */
const quietly = () => void loadLearning(fetchInSteps).catch(() => undefined);

/**
 * The learner's progress, signed in or on this device. `now`: the page is about it. `idle`: it is loaded when
 * the page is idle, and stays `loading` in a browser without any learner's data.
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
