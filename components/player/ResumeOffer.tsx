import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { clock } from '@/lib/courses/length';

type Props = {
  /** Seconds. */
  at: number;
  onPlay: (second: number) => void;
};

/** Offers to resume or to start from the beginning. */
export function ResumeOffer({ at, onPlay }: Props) {
  return (
    <>
      <Button look="primary" onClick={() => onPlay(at)}>
        Resume at {clock(at)}
      </Button>
      <Button look="quiet" onClick={() => onPlay(0)}>
        <RotateCcw aria-hidden className="size-4" />
        Start over
      </Button>
    </>
  );
}
