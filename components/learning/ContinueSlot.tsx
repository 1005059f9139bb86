import { useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { hasCourses } from '@/lib/learning/browser/has-courses';
import { useLearning } from '@/lib/learning/browser/use-learning';
import { MARK_RETURNING } from '@/lib/mark-returning';

const ContinueLearning = lazyPart(() =>
  import('./ContinueLearning').then((module) => module.ContinueLearning),
);

const NO_CHANGES = () => () => {};

/**
 * The place of what a learner goes on with. The server does not know who comes, so its HTML has the place for everybody; a
 * script marks the page before the first paint if it is needed (styles/home.css).
 */
export function ContinueSlot() {
  const learning = useLearning('idle');
  // Storage is read in every render; a change of the learner's courses leads to one.
  const wanted = useSyncExternalStore(NO_CHANGES, hasCourses, () => undefined);
  if (wanted === false) return null;
  if (wanted)
    return (
      <div className="continue">
        {learning.kind !== 'loading' && <ContinueLearning learning={learning} />}
      </div>
    );
  return (
    <div className="continue if-returning">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: MARK_RETURNING }} />
    </div>
  );
}
