import { useEffect, useState } from 'react';
import { forgetConversation } from '@/lib/browser/account/forget-conversation';
import { onSignOut } from '@/lib/browser/account/on-sign-out';
import { readConversation, type Turn, writeConversation } from '@/lib/guide/chat/conversation';
import { storageKeys } from '@/lib/storage-keys';

function load(courseId: string): Turn[] {
  try {
    return readConversation(sessionStorage.getItem(storageKeys.guide), courseId);
  } catch {
    return [];
  }
}

function store(courseId: string, turns: Turn[]): void {
  try {
    if (turns.length > 0) sessionStorage.setItem(storageKeys.guide, writeConversation(courseId, turns));
  } catch {
    // Storage is full or blocked: the conversation then lasts as long as the page.
  }
}

/** The conversation about a course. It is kept across lessons and reloads, until the tab is closed. */
export function useConversation(courseId: string) {
  const [kept, setKept] = useState(() => ({ courseId, turns: load(courseId) }));
  const turns = kept.courseId === courseId ? kept.turns : load(courseId);

  useEffect(() => store(courseId, turns), [courseId, turns]);

  useEffect(() => onSignOut(() => setKept({ courseId, turns: [] })), [courseId]);

  return {
    turns,
    add: (turn: Turn) =>
      setKept((now) => ({ courseId, turns: [...(now.courseId === courseId ? now.turns : turns), turn] })),
    /** For a page that is about to go. */
    store: (all: Turn[]) => store(courseId, all),
    /** Removes the last turn before it is asked again. */
    dropLast: () => setKept({ courseId, turns: turns.slice(0, -1) }),
    clear: () => {
      forgetConversation();
      setKept({ courseId, turns: [] });
    },
  };
}
