import type { ReactNode } from 'react';
import { VideoWithoutScripts } from '@/components/course/shown-parts';
import { Icon } from '@/components/ui/Icon';
import type { Video } from '@/lib/course';
import type { StagedPlayer } from '@/lib/player/browser/use-player';
import * as m from '@/messages/player';

type Props = {
  title: string;
  video: Video;
  /** Where the video starts in a browser without scripts. */
  startAt?: number | undefined;
  staged: StagedPlayer;
  /** The cover, shown until the player is ready. */
  poster: ReactNode;
  /** Shown instead of a video that does not play. */
  faultMessage: ReactNode;
};

/** The area of the player: first a poster with a play button, then the host's player once it is ready. */
export function PlayerStage({ title, video, startAt, staged, poster, faultMessage }: Props) {
  const { stage, ready, fault, waiting, play } = staged;

  /** The button disappears when the player is shown, so the focus moves into the player. */
  function press(): void {
    play();
    stage.current?.parentElement?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" aria-label={m.videoTitle({ title })} className="player" tabIndex={-1}>
      {/* Time runs from left to right in all languages. */}
      <div ref={stage} className="player-stage" dir="ltr" />
      {!ready && !fault && (
        <div className="player-poster">
          {poster}
          <button type="button" onClick={press} className="player-play" aria-label={m.playTitle({ title })}>
            <span className="brand-gradient">
              {waiting ? (
                <Icon name="loader-circle" className="size-9 animate-spin" />
              ) : (
                <Icon name="play" className="size-9 translate-x-0.5 fill-current" />
              )}
            </span>
          </button>
          {/* React renders what stands here on the server only. */}
          <noscript>
            <VideoWithoutScripts title={title} video={video} startAt={startAt} />
          </noscript>
        </div>
      )}
      {fault && faultMessage}
      <p role="status" className="sr-only">
        {waiting && !ready && !fault ? m.playerLoading() : ''}
      </p>
    </div>
  );
}
