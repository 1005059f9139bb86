export { EMBED_ORIGINS } from './embed-hosts';
export { embedUrl } from './embed-url';
export type { PlayerHandle, PlayerOptions } from './player.types';
