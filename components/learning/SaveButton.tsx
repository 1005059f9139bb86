import { buttonClass } from '@/components/ui/button-looks';
import { Icon } from '@/components/ui/Icon';
import * as m from '@/messages/learning';

type Props = { courseId: string; title: string; saved: boolean };

/** Saves a course for later, or removes it. The shell handles its presses, as those of cards. */
export function SaveButton({ courseId, title, saved }: Props) {
  return (
    <button
      type="button"
      aria-pressed={saved}
      value={courseId}
      data-title={title}
      className={`group save needs-script ${buttonClass('quiet', 'large')}`}
    >
      <Icon
        name="bookmark"
        className="size-4 group-aria-pressed:fill-current group-aria-pressed:text-accent"
      />
      {saved ? m.saved() : m.save()}
    </button>
  );
}
