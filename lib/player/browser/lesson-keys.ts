/**
 * The keyboard shortcuts of the watch page, in the order of the list that `?` shows. `caps`: the labels of
 * the keys, any of which works, or which are pressed `together`.
 */
export const LESSON_KEYS = [
  { action: 'toggle', keys: ['k', ' '], caps: ['K', 'Space'] },
  { action: 'back', keys: ['j'], caps: ['J'] },
  { action: 'ahead', keys: ['l'], caps: ['L'] },
  { action: 'stepBack', keys: ['ArrowLeft'], caps: ['←'] },
  { action: 'stepAhead', keys: ['ArrowRight'], caps: ['→'] },
  { action: 'slower', keys: ['<'], caps: ['<'] },
  { action: 'faster', keys: ['>'], caps: ['>'] },
  { action: 'mute', keys: ['m'], caps: ['M'] },
  { action: 'louder', keys: ['ArrowUp'], caps: ['↑'] },
  { action: 'quieter', keys: ['ArrowDown'], caps: ['↓'] },
  { action: 'captions', keys: ['s'], caps: ['S'] },
  { action: 'fullscreen', keys: ['f'], caps: ['F'] },
  { action: 'next', keys: ['N'], together: true, caps: ['Shift', 'N'] },
  { action: 'previous', keys: ['P'], together: true, caps: ['Shift', 'P'] },
  { action: 'done', keys: ['d'], caps: ['D'] },
  { action: 'copy', keys: ['c'], caps: ['C'] },
  { action: 'list', keys: ['?'], caps: ['?'] },
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
