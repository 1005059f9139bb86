import { Icon } from '@/components/ui/Icon';

const RING_STEPS = 100;
const RING_STEP_MS = 10;

type Props = {
  busy: boolean;
  /** Number of keystrokes; 0 when nobody types. Each one restarts the ring. */
  stroke: number;
  onFilled: () => void;
};

/**
 * The icon at the left of the search field: a magnifier, the ring while typing, the spinner while submitting.
 */
export function SearchGlyph({ busy, stroke, onFilled }: Props) {
  if (busy)
    return <Icon name="loader-circle" data-testid="spinner" className="size-5 animate-spin text-accent" />;
  return (
    <span>
      <Icon name="search" className="size-5" />
      {stroke > 0 && (
        <svg aria-hidden viewBox="0 0 32 32" className="absolute -inset-1.5 size-8 -rotate-90 text-accent">
          <circle
            key={stroke}
            data-testid="ring"
            cx="16"
            cy="16"
            r="14.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            pathLength={RING_STEPS}
            strokeDasharray={RING_STEPS}
            // A CSS animation, because a timer and a render every 10 ms would drain a phone's battery.
            style={{ animation: `ring-fill ${RING_STEPS * RING_STEP_MS}ms steps(${RING_STEPS}) both` }}
            onAnimationEnd={onFilled}
          />
        </svg>
      )}
    </span>
  );
}
