import type { Video } from '@/lib/course';
import type { PlayerHandle, PlayerOptions } from '@/lib/player/player.types';
import { openFrame } from './frame-player';
import { openHtml5 } from './html5-player';
import { openYouTube } from './youtube-player';

/** Opens the player of a video in `stage`. Undefined: videos of its host cannot be embedded here. */
export function openPlayer(
  stage: HTMLElement,
  video: Video,
  options: PlayerOptions,
): PlayerHandle | undefined {
  switch (video.host) {
    case 'youtube':
    case 'youtube-playlist':
      return openYouTube(stage, video, options);
    case 'html5':
      return openHtml5(stage, video, options);
    case 'peertube':
    case 'archive':
      return openFrame(stage, video, options);
  }
}
