import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { clock } from '@/lib/course';

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
        <Icon name="rotate-ccw" className="size-4" />
        Start over
      </Button>
    </>
  );
}
