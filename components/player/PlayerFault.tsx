import { OutwardLink } from '@/components/course/OutwardLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { type Video, watchPage } from '@/lib/course';
import type { VideoHosts } from '@/lib/player';
import type { PlayerFault } from '@/lib/player/player.types';
import { isWorthRetrying, playerFaultMessage } from '@/lib/player/player-fault-messages';
import * as m from '@/messages/player';
import { ChangeHost } from './ChangeHost';

type Props = {
  fault: PlayerFault;
  video: Video;
  onRetry: () => void;
  /** Set if the video has another host. */
  hosts: VideoHosts | undefined;
};

/** Says that a video does not play, and where it may. It is small enough for the place of the video on a phone. */
export function PlayerFaultNotice({ fault, video, onRetry, hosts }: Props) {
  const { host, url } = watchPage(video);
  const { title, text } = playerFaultMessage(fault, host);
  return (
    <div className="player-fault">
      <div role="status">
        <p className="text-lg font-bold">
          <Icon name="triangle-exclamation-point" className="me-2 inline-block size-5 text-warn" />
          {title}
        </p>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {isWorthRetrying(fault) && (
          <Button look="primary" onClick={onRetry}>
            <Icon name="rotate-cw" className="size-4" />
            {m.tryAgain()}
          </Button>
        )}
        {hosts && <ChangeHost {...hosts} />}
        <OutwardLink href={url} look="quiet" size="medium">
          {m.openOnHost({ host })}
        </OutwardLink>
      </div>
    </div>
  );
}
