import { RotateCw } from 'lucide-react';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { NOT_LOADED } from '@/lib/browser/page/load-part';
import { Button } from './Button';

/** Says that code could not be fetched, with a button that tries again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="font-medium text-bad">
        {NOT_LOADED}
      </p>
      <Button look="quiet" onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        Try again
      </Button>
    </div>
  );
}

type Props = DynamicOptionsLoadingProps & {
  /** Of the place. */
  className?: string;
  /** Said while the code is on its way; nothing, where nobody waits for it. */
  opening?: string;
};

/** What `next/dynamic` shows in the place of a part whose code is on its way, or could not be fetched. */
export function PartState({ error, retry, className = '', opening }: Props) {
  if (error && retry)
    return (
      <div className={className}>
        <NotLoaded onRetry={retry} />
      </div>
    );
  return opening ? <p className={`text-muted ${className}`}>{opening}</p> : null;
}
