import { LoaderCircle, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { OutwardLink } from '@/components/course/OutwardLink';
import type { StagedPlayer } from '@/lib/browser/player/use-player';
import type { Video } from '@/lib/courses/course.schema';
import { watchPage } from '@/lib/player/watch-url';

type Props = {
  title: string;
  video: Video;
  staged: StagedPlayer;
  /** The cover, seen until the player answers. */
  poster: ReactNode;
  /** Shown in place of a video that does not play. */
  trouble: ReactNode;
};

/** The place of the player: a poster with a play button first, the player of the video's host once it answers. */
export function PlayerStage({ title, video, staged, poster, trouble }: Props) {
  const { stage, ready, fault, waiting, play } = staged;
  const { host, url } = watchPage(video);

  /** The button goes when the player comes: whoever pressed it is in the player then, with its keys. */
  function press(): void {
    play();
    stage.current?.parentElement?.focus({ preventScroll: true });
  }

  return (
    <div className="player" tabIndex={-1}>
      <div ref={stage} className="player-stage" />
      {!ready && !fault && (
        <div className="player-poster">
          {poster}
          <button type="button" onClick={press} className="player-play" aria-label={`Play ${title}`}>
            <span className="brand-gradient">
              {waiting ? (
                <LoaderCircle aria-hidden className="size-9 animate-spin" />
              ) : (
                <Play aria-hidden className="size-9 translate-x-0.5 fill-current" />
              )}
            </span>
          </button>
          <noscript>
            {video.host === 'html5' ? (
              // biome-ignore lint/a11y/useMediaCaption: a film of another host, with the tracks that it has
              <video src={video.url} controls preload="none" aria-label={title} className="player-frame" />
            ) : (
              // The players of the other hosts are scripts themselves: their frames would stay empty.
              <div className="player-frame grid place-items-center">
                <OutwardLink href={url} look="primary">{`Watch on ${host}`}</OutwardLink>
              </div>
            )}
          </noscript>
        </div>
      )}
      {fault && trouble}
      <p role="status" className="sr-only">
        {waiting && !ready && !fault ? 'The player is loading.' : ''}
      </p>
    </div>
  );
}
