import type { Video } from '@/lib/courses/course.schema';
import type { PlayerHandle, PlayerOptions } from '@/lib/player/player.types';
import { openFrame } from './frame-player';
import { openHtml5 } from './html5-player';
import { openYouTube } from './youtube-player';

/** Puts the player of a video into `stage`. Undefined: its host is not one that we embed. */
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
