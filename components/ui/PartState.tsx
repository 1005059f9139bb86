import { Icon } from '@/components/ui/Icon';
import { notLoaded } from '@/lib/browser/load-part';
import * as m from '@/messages/layout';
import { Button } from './Button';
import type { PartProgress } from './lazy-part';

/** Says that code could not be loaded, with a retry button. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="font-medium text-bad">
        {notLoaded()}
      </p>
      <Button look="quiet" onClick={onRetry}>
        <Icon name="rotate-cw" className="size-4" />
        {m.tryAgain()}
      </Button>
    </div>
  );
}

type Props = PartProgress & {
  className?: string;
  /** Text while the code loads; omit it if nobody waits for it. */
  opening?: string;
};

/** Stands where a part will be (`lazyPart`) while its code loads, or if that failed. */
export function PartState({ failed, retry, className = '', opening }: Props) {
  if (failed)
    return (
      <div className={className}>
        <NotLoaded onRetry={retry} />
      </div>
    );
  return opening ? <p className={`text-muted ${className}`}>{opening}</p> : null;
}
