import { createElement } from 'react';
import { loadToasts, showToast } from './toast';

/** Long enough to read and to reach the button. */
const UNDO_MS = 8_000;

/**
 * Says what was done, with a button that takes it back.
 * @param id of what can be done again and again: the newest word of it takes the place of the one before
 */
export async function showUndo(message: string, undo: () => void, id?: string): Promise<void> {
  const toast = await loadToasts().catch(() => undefined);
  if (!toast) return showToast(message);
  toast(
    ({ id }) =>
      createElement(
        'span',
        { className: 'flex items-center gap-3' },
        message,
        createElement(
          'button',
          {
            type: 'button',
            className: 'min-h-9 shrink-0 rounded-lg px-3 font-bold underline underline-offset-4',
            onClick: () => {
              undo();
              toast.dismiss(id);
            },
          },
          'Undo',
        ),
      ),
    { duration: UNDO_MS, id },
  );
}
