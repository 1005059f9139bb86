import { parseJson } from '@/lib/parse-json';
/** The fields of a YouTube frame's message that are used here. */
export type YouTubeInfo = {
  currentTime?: number;
  duration?: number;
  /** -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
  playerState?: number;
  playbackRate?: number;
  volume?: number;
  muted?: boolean;
  videoId?: string;
  title?: string;
  playlistIndex?: number;
  playlistLength?: number;
  /** Ids of the first videos of the playlist, in its order. */
  videoIds?: string[];
};
type YouTubeMessage = { event: string; info: YouTubeInfo; code?: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

const VIDEO_ID = /^[\w-]{11}$/;
/** YouTube itself lists no more. */
const MOST_LISTED = 200;

function readIds(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const ids = list.slice(0, MOST_LISTED);
  return ids.every((id): id is string => typeof id === 'string' && VIDEO_ID.test(id)) ? ids : undefined;
}

/** Parses a message from the frame; undefined if it is not one of the player's. */
export function readYouTubeMessage(data: unknown): YouTubeMessage | undefined {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (!isRecord(message) || typeof message.event !== 'string') return undefined;
  const info = isRecord(message.info) ? message.info : {};
  const videoData = isRecord(info.videoData) ? info.videoData : {};
  return {
    event: message.event,
    code: number(message.info),
    info: {
      currentTime: number(info.currentTime),
      duration: number(info.duration),
      playerState: number(info.playerState),
      playbackRate: number(info.playbackRate),
      volume: number(info.volume),
      muted: typeof info.muted === 'boolean' ? info.muted : undefined,
      videoId: typeof videoData.video_id === 'string' ? videoData.video_id : undefined,
      title: typeof videoData.title === 'string' ? videoData.title : undefined,
      playlistIndex: number(info.playlistIndex),
      playlistLength: Array.isArray(info.playlist) ? info.playlist.length : undefined,
      videoIds: readIds(info.playlist),
    },
  };
}
