import { percentOf } from '@/lib/format/percent-of';

type Props = { fraction: number; label: string };

/** Progress from 0 to 1. */
export function ProgressBar({ fraction, label }: Props) {
  const percent = percentOf(fraction);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-full bg-raised"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  );
}
