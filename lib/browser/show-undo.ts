import { createElement } from 'react';
import * as m from '@/messages/layout';
import { loadToasts, showToast } from './toast';

/** Long enough to read the message and reach the button. */
const UNDO_MS = 8_000;

export async function showUndo(message: string, undo: () => void): Promise<void> {
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
          m.undo(),
        ),
      ),
    { duration: UNDO_MS },
  );
}
