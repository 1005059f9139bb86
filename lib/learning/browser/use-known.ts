import { useEffect } from 'react';
import { loadLearning, useLearning } from './use-learning';

/** Loaded with the learner's code, which a visitor needs who ticks something, or who is known. */
const loadKeeper = () => Promise.all([import('./keep-known'), loadLearning()]);

/** Keeps what a visitor ticks, and shows what they know where the page names it. `page`: a new value is another page. */
export function useKnown(page: unknown): void {
  const learning = useLearning('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page names other topics
  useEffect(() => {
    if (learning.kind !== 'ready' || learning.learner.known.length === 0) return;
    // What cannot be loaded is not marked.
    loadKeeper().then(
      ([{ showKnown }]) => showKnown(learning.learner),
      () => undefined,
    );
  }, [learning, page]);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.topic === undefined) return;
      loadKeeper().then(
        ([{ keepAnswer }]) => keepAnswer(target),
        () => undefined,
      );
    };
    document.addEventListener('change', keep);
    return () => document.removeEventListener('change', keep);
  }, []);
}
