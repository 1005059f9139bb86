import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentUid, onSession, ownedKey } from '@/lib/account/browser';
import { storedText, storeText } from '@/lib/browser/page-state';
import { readConversation, type Turn, writeConversation } from '@/lib/guide/chat/conversation';
import { storageKeys } from '@/lib/storage-keys';

const keyOf = (uid: string | undefined) => ownedKey(storageKeys.guide, uid);

/** What this person asked, also before they signed in. */
const load = (courseId: string, uid: string | undefined): Turn[] =>
  readConversation(
    storedText('sessionStorage', keyOf(uid)) ?? storedText('sessionStorage', keyOf(undefined)),
    courseId,
  );

function store(courseId: string, uid: string | undefined, turns: Turn[]): void {
  if (turns.length === 0) return;
  storeText('sessionStorage', keyOf(uid), writeConversation(courseId, turns));
  if (uid !== undefined) storeText('sessionStorage', keyOf(undefined), undefined);
}

function forget(uid: string | undefined): void {
  for (const owner of [uid, undefined]) storeText('sessionStorage', keyOf(owner), undefined);
}

/**
 * One person's conversation about a course. It is kept across lessons and reloads, until the tab is closed or
 * the account is left.
 */
export function useConversation(courseId: string) {
  const uid = useSyncExternalStore(onSession, currentUid, () => undefined);
  const [kept, setKept] = useState(() => ({ courseId, uid, turns: load(courseId, uid) }));
  const isOurs = ({ courseId: course, uid: owner }: typeof kept) =>
    course === courseId && (owner === uid || owner === undefined);
  // What was asked before signing in goes along.
  if (isOurs(kept) && kept.uid !== uid) setKept({ ...kept, uid });
  const turns = isOurs(kept) ? kept.turns : load(courseId, uid);

  useEffect(() => store(courseId, uid, turns), [courseId, uid, turns]);

  return {
    turns,
    add: (turn: Turn) =>
      setKept((now) => ({ courseId, uid, turns: [...(isOurs(now) ? now.turns : turns), turn] })),
    /** For a page that is about to go. */
    store: (all: Turn[]) => store(courseId, uid, all),
    /** Removes the last turn before it is asked again. */
    dropLast: () => setKept({ courseId, uid, turns: turns.slice(0, -1) }),
    clear: () => {
      forget(uid);
      setKept({ courseId, uid, turns: [] });
    },
  };
}
