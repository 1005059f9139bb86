import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-looks';
import { Icon } from '@/components/ui/Icon';
import { notLoaded } from '@/lib/browser/load-part';
import { showLink } from '@/lib/browser/show-link';
import { showUndo } from '@/lib/browser/show-undo';
import { showToast } from '@/lib/browser/toast';
import { loadLearning } from '@/lib/learning/browser/use-learning';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';

type Props = { courseId: string; title: string; saved: boolean };

/** Saves a course for later, or removes it. */
export function SaveButton({ courseId, title, saved }: Props) {
  const [busy, setBusy] = useState(false);

  async function toggle(): Promise<void> {
    // On a slow line, the first press waits for the learner's code.
    setBusy(true);
    const learning = await loadLearning().catch(() => undefined);
    setBusy(false);
    if (!learning) return showToast(notLoaded(), 'bad');
    const learner = learning.currentLearner();
    if (saved) {
      await showUndo(m.removedFromSaved(), learner.unsaveCourse(courseId));
      return;
    }
    learner.saveCourse(courseId, title);
    await showLink(m.savedTo(), { label: m.myCourses(), href: paths.myCourses() });
  }
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-busy={busy}
      onClick={() => void toggle()}
      className={`needs-script ${buttonClass('quiet', 'large')}`}
    >
      <Icon name="bookmark" className={`size-4 ${saved ? 'fill-current text-accent' : ''}`} />
      {saved ? m.saved() : m.save()}
    </button>
  );
}
