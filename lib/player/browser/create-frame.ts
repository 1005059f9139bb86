/**
 * Creates an iframe for another host's player: titled, sized by its stage, and with a referrer that contains
 * only our origin.
 */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // YouTube refuses to play in pages that send no referrer.
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.className = 'player-frame';
  frame.src = src;
  return frame;
}
