import { OutwardLink } from '@/components/course/OutwardLink';
import type { Video } from '@/lib/course/course.schema';
import { watchPage } from '@/lib/course/lessons/watch-url';
import * as m from '@/messages/course';

type Props = {
  title: string;
  video: Video;
  /** The second that the address of the page names. */
  startAt?: number | undefined;
};

/** A film that the browser plays itself, else a link to its host: the players of other hosts need scripts themselves. */
export function VideoWithoutScripts({ title, video, startAt }: Props) {
  const { host, url } = watchPage(video, startAt);
  return video.host === 'html5' ? (
    // biome-ignore lint/a11y/useMediaCaption: a film of another host, with the tracks that it has
    <video src={url} controls preload="none" aria-label={title} className="player-frame" />
  ) : (
    <div className="player-frame grid place-items-center">
      <OutwardLink href={url} look="primary">
        {m.watchOnHost({ host })}
      </OutwardLink>
    </div>
  );
}
