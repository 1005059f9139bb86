import { useEffect, useMemo } from 'react';
import { courseOfButton } from './course-of-button';
import { useLearning } from './use-learning';

/**
 * Has the Save buttons of cards and of a comparison say what is saved. Both are the server's HTML, so their buttons are found where
 * they are.
 * @param path of the page, whose cards are marked anew when it changes
 */
export function useSavedCards(path: string): void {
  const learning = useLearning();
  const entries = learning.kind === 'ready' ? learning.facts.saved : undefined;
  const saved = useMemo(
    () => new Set(entries?.flatMap(({ courseId, savedAt }) => (savedAt === undefined ? [] : courseId))),
    [entries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies(path): another page has other cards
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(':is(.card, .compared) .save'))
      button.setAttribute('aria-pressed', String(saved.has(courseOfButton(button))));
  }, [saved, path]);
}
