import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { clock } from '@/lib/course';
import * as m from '@/messages/player';

type Props = {
  /** Seconds. */
  at: number;
  onPlay: (second: number) => void;
};

export function ResumeOffer({ at, onPlay }: Props) {
  return (
    <>
      <Button look="primary" onClick={() => onPlay(at)}>
        {m.resumeAt({ time: clock(at) })}
      </Button>
      <Button look="quiet" onClick={() => onPlay(0)}>
        <Icon name="rotate-ccw" className="size-4" />
        {m.startOver()}
      </Button>
    </>
  );
}
