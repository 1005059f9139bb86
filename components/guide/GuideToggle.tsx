import { buttonClass } from '@/components/ui/button-looks';
import { Icon } from '@/components/ui/Icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { PartState } from '@/components/ui/PartState';
import { guideName } from '@/lib/guide/guide-name';
import * as m from '@/messages/guide';
import type { LessonGuideProps } from './LessonGuide';

/** The guide is loaded when someone opens it. */
export const LazyLessonGuide = lazyPart<LessonGuideProps>(
  () => import('./LessonGuide').then((module) => module.LessonGuide),
  (progress) => <PartState {...progress} className="guide-sheet" opening={m.loading()} />,
);

type Props = { model: boolean | undefined; open: boolean; onToggle: () => void };

/** The button that opens the guide of a lesson. */
export function GuideToggle({ model, open, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className={`needs-script ${buttonClass('quiet')}`}
    >
      <Icon name="message-circle-question-mark" className="size-4 text-accent-strong" />
      {guideName(model)}
    </button>
  );
}
