import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import * as m from '@/messages/layout';
import { IconButton } from './IconButton';

type Props = {
  open: boolean;
  /** Called by the X button, Escape and a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** Content above the title, such as a logo. */
  above?: ReactNode;
  children: ReactNode;
};

/** The browser's own modal dialog: it traps the focus, makes the page inert and restores the focus. */
export function Dialog({ open, onClose, title, above, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a click outside, and the browser gives it.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The close event comes late: the dialog may be open again by then.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      // A drag that starts inside, such as selecting text, and ends outside is not a click outside.
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
      className="m-auto w-full max-w-md rounded-2xl border border-line bg-surface p-0 text-ink shadow-2xl backdrop:bg-black/60 backdrop:backdrop-blur-xs max-sm:max-w-[calc(100vw-2*var(--gutter))]"
    >
      {open && (
        <div className="relative p-6 sm:p-8 narrow:p-3">
          <IconButton label={m.close()} onClick={onClose} className="absolute top-3 end-3">
            <Icon name="x" className="size-5" />
          </IconButton>
          {above}
          <h2 id={titleId} className="pe-8 text-xl font-bold">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
