import { OutwardLink } from '@/components/course/OutwardLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { type Video, watchPage } from '@/lib/course';
import type { PlayerFault } from '@/lib/player/player.types';
import { isWorthRetrying, playerFaultMessage } from '@/lib/player/player-fault-messages';

type Props = {
  fault: PlayerFault;
  video: Video;
  /** The course at its provider, and the provider's name. */
  provider: { name: string; url: string };
  onRetry: () => void;
};

/** Says that a video does not play, and where it may. */
export function PlayerFaultNotice({ fault, video, provider, onRetry }: Props) {
  const { host, url } = watchPage(video);
  const { title, text } = playerFaultMessage(fault, host);
  return (
    <div className="player-fault">
      <Icon name="triangle-exclamation-point" className="size-8 text-warn" />
      <div role="status">
        <p className="text-lg font-bold">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {isWorthRetrying(fault) && (
          <Button look="primary" size="large" onClick={onRetry}>
            <Icon name="rotate-cw" className="size-4" />
            Try again
          </Button>
        )}
        <OutwardLink href={url} look="quiet">{`Open on ${host}`}</OutwardLink>
        {provider.url !== url && (
          <OutwardLink href={provider.url} look="quiet">{`Go to ${provider.name}`}</OutwardLink>
        )}
      </div>
    </div>
  );
}
