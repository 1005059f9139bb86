/** What the keys of the watch page do, in the order of the list that `?` shows. */
export const LESSON_KEYS = [
  { action: 'toggle', keys: ['k', ' '], say: 'K or Space', does: 'Play or pause' },
  { action: 'back', keys: ['j'], say: 'J', does: 'Back 10 seconds' },
  { action: 'ahead', keys: ['l'], say: 'L', does: 'Ahead 10 seconds' },
  { action: 'stepBack', keys: ['ArrowLeft'], say: '←', does: 'Back 5 seconds' },
  { action: 'stepAhead', keys: ['ArrowRight'], say: '→', does: 'Ahead 5 seconds' },
  { action: 'slower', keys: ['<'], say: '<', does: 'Slower' },
  { action: 'faster', keys: ['>'], say: '>', does: 'Faster' },
  { action: 'mute', keys: ['m'], say: 'M', does: 'Sound off or on' },
  { action: 'louder', keys: ['ArrowUp'], say: '↑ in the player', does: 'Louder' },
  { action: 'quieter', keys: ['ArrowDown'], say: '↓ in the player', does: 'Quieter' },
  { action: 'captions', keys: ['s'], say: 'S', does: 'Captions off or on' },
  { action: 'fullscreen', keys: ['f'], say: 'F', does: 'Whole screen' },
  { action: 'next', keys: ['N'], say: 'Shift N', does: 'Next lesson' },
  { action: 'previous', keys: ['P'], say: 'Shift P', does: 'Previous lesson' },
  { action: 'done', keys: ['d'], say: 'D', does: 'Mark as done' },
  { action: 'copy', keys: ['c'], say: 'C', does: 'Copy link at this second' },
  { action: 'list', keys: ['?'], say: '?', does: 'This list' },
] as const;

export type LessonAction = (typeof LESSON_KEYS)[number]['action'];

/** What a key press on the page means for the lesson; undefined where it is meant for something else. */
export function lessonAction(event: KeyboardEvent): LessonAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, textarea, select, dialog, [contenteditable], [role=listbox], video')) {
    return undefined;
  }
  // On a button or link Space and the arrows are the browser's own.
  if (/^( |Arrow.*)$/.test(event.key) && target?.closest('button, a, summary')) return undefined;
  // Anywhere else these scroll the page, which nobody may take from a person without a mouse.
  const inPlayer = Boolean(document.fullscreenElement ?? target?.closest('.player'));
  if (/^Arrow(Up|Down)$/.test(event.key) && !inPlayer) return undefined;
  return LESSON_KEYS.find(({ keys }) => (keys as readonly string[]).includes(event.key))?.action;
}
