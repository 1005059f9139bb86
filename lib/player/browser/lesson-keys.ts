export const COPY_LINK = 'Copy link to this moment';

/**
 * The keyboard shortcuts of the watch page, in the order of the list that `?` shows. `caps`: the labels of
 * the keys, any of which works, or which are pressed `together`.
 */
export const LESSON_KEYS = [
  { action: 'toggle', keys: ['k', ' '], caps: ['K', 'Space'], does: 'Play or pause' },
  { action: 'back', keys: ['j'], caps: ['J'], does: 'Back 10 seconds' },
  { action: 'ahead', keys: ['l'], caps: ['L'], does: 'Forward 10 seconds' },
  { action: 'stepBack', keys: ['ArrowLeft'], caps: ['←'], does: 'Back 5 seconds' },
  { action: 'stepAhead', keys: ['ArrowRight'], caps: ['→'], does: 'Forward 5 seconds' },
  { action: 'slower', keys: ['<'], caps: ['<'], does: 'Slower' },
  { action: 'faster', keys: ['>'], caps: ['>'], does: 'Faster' },
  { action: 'mute', keys: ['m'], caps: ['M'], does: 'Mute or unmute' },
  { action: 'louder', keys: ['ArrowUp'], caps: ['↑'], does: 'Volume up, if the player is selected' },
  { action: 'quieter', keys: ['ArrowDown'], caps: ['↓'], does: 'Volume down, if the player is selected' },
  { action: 'captions', keys: ['s'], caps: ['S'], does: 'Captions on or off' },
  { action: 'fullscreen', keys: ['f'], caps: ['F'], does: 'Full screen' },
  { action: 'next', keys: ['N'], together: true, caps: ['Shift', 'N'], does: 'Next lesson' },
  { action: 'previous', keys: ['P'], together: true, caps: ['Shift', 'P'], does: 'Previous lesson' },
  { action: 'done', keys: ['d'], caps: ['D'], does: 'Mark as done' },
  { action: 'copy', keys: ['c'], caps: ['C'], does: COPY_LINK },
  { action: 'list', keys: ['?'], caps: ['?'], does: 'Show shortcuts' },
] as const;

export type LessonAction = (typeof LESSON_KEYS)[number]['action'];

/** The shortcut that a key press means; undefined if the key is meant for something else. */
export function lessonAction(event: KeyboardEvent): LessonAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, textarea, select, dialog, [contenteditable], [role=listbox]')) {
    return undefined;
  }
  // On a button, a link or a film, Space and the arrows keep their normal function.
  if (/^( |Arrow.*)$/.test(event.key) && target?.closest('button, a, summary, video')) return undefined;
  // Elsewhere these keys scroll the page, which keyboard users need.
  const inPlayer = Boolean(document.fullscreenElement ?? target?.closest('.player'));
  if (/^Arrow(Up|Down)$/.test(event.key) && !inPlayer) return undefined;
  return LESSON_KEYS.find(({ keys }) => (keys as readonly string[]).includes(event.key))?.action;
}
