import { storeText } from '@/lib/browser/page-state';
import { storageKeys } from '@/lib/storage-keys';

/** Begins the name of the lock that every tab with a learner holds; its id follows. */
export const TAB_LOCK = 'learning tab ';
/** Longest wait in milliseconds: a tab may be busy, and one that is asleep never answers. */
const PATIENCE_MS = 2_000;
/** How long to wait where the browser cannot tell which tabs are open. */
const UNKNOWN_MS = 200;
const STOPPED = 'stopped ';

/** This page's tab, once it has a learner; others know it by its id. */
let own: { readonly id: string } | undefined;

export function enterAs(tab: { readonly id: string }): void {
  own = tab;
}

function say(text: string): void {
  storeText('localStorage', storageKeys.leaving, text);
  storeText('localStorage', storageKeys.leaving, undefined);
}

/** The ids of all open tabs that have a learner; undefined if the browser cannot tell. */
export async function openTabs(
  locks: Pick<LockManager, 'query'> | undefined,
): Promise<Set<string> | undefined> {
  const found = await locks?.query().catch(() => undefined);
  const names = [...(found?.held ?? []), ...(found?.pending ?? [])].map(({ name = '' }) => name);
  return (
    found &&
    new Set(names.flatMap((name) => (name.startsWith(TAB_LOCK) ? [name.slice(TAB_LOCK.length)] : [])))
  );
}

/** Answers the tab that logs out. What this tab wrote earlier reaches that one first: a storage keeps the order. */
export function sayStopped(): void {
  if (own) say(STOPPED + own.id);
}

/** Lets the other tabs stop what plays there and write it down. Resolves to whether all that are known to be open did. */
export async function stopOtherTabs(uid: string): Promise<boolean> {
  const others = await openTabs('locks' in navigator ? navigator.locks : undefined);
  if (own) others?.delete(own.id);
  if (others?.size === 0) return true;
  await new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('storage', hear);
      resolve();
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.leaving || !newValue?.startsWith(STOPPED)) return;
      others?.delete(newValue.slice(STOPPED.length));
      if (others?.size === 0) end();
    };
    addEventListener('storage', hear);
    setTimeout(end, others ? PATIENCE_MS : UNKNOWN_MS);
    say(uid);
  });
  return !others?.size;
}
