/** A frame for a player of another host: named, sized by its stage, and telling that host our origin alone. */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // YouTube refuses to play for pages that send no referrer at all.
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.className = 'player-frame';
  frame.src = src;
  return frame;
}
