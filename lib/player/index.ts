export { EMBED_ORIGINS } from './embed-hosts';
export { embedUrl } from './embed-url';
export type { PlayerHandle, PlayerOptions, VideoHosts } from './player.types';
export { type Cue, type Passage, toPassages } from './transcript';
