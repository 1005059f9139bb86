import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A click in the list must still find it there after the field has lost the focus. */
export const HIDE_DELAY_MS = 200;

type Options = {
  /** One stable key per option, in the order of the list. */
  keys: string[];
  enabled: boolean;
  /** The focus has left for good. */
  onLeave: () => void;
  onChoose: (index: number) => void;
  /** Delete on the highlighted option; with Shift, `all` is true. Answers whether it did something. */
  onDelete: (index: number, all: boolean) => boolean;
};

/**
 * Editable combobox with list autocomplete and manual selection, after the WAI-ARIA authoring practices:
 * the focus stays in the field, the arrows highlight, Enter chooses, Escape and Tab close.
 */
export function useCombobox({ keys, enabled, onLeave, onChoose, onDelete }: Options) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = wanted && enabled && keys.length > 0;
  // Looked up anew each time, so that the highlight never names an option that has gone.
  const active = open && activeKey !== undefined ? keys.indexOf(activeKey) : -1;
  const optionId = (index: number) => `${id}option${index}`;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A field that is disabled loses the focus without an event.
    if (!enabled) setWanted(false);
  }, [enabled]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}option${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, id]);

  function show() {
    clearTimeout(timer.current);
    setWanted(true);
  }

  function hide() {
    clearTimeout(timer.current);
    setWanted(false);
    setActiveKey(undefined);
  }

  function hideSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      hide();
      onLeave();
    }, HIDE_DELAY_MS);
  }

  /** The field itself is one stop of the round, between the last option and the first. */
  function move(step: 1 | -1) {
    const stops = keys.length + 1;
    const next = ((open ? active + 1 : 0) + step + stops) % stops;
    setActiveKey(keys[next - 1]);
    show();
  }

  /** Answers whether the key was ours: then the field must not act on it. */
  function handle({ key, shiftKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        move(key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'Escape':
        if (open) hide();
        return open;
      case 'Enter':
        if (active < 0) return false;
        onChoose(active);
        return true;
      case 'Delete':
        return active >= 0 && onDelete(active, shiftKey);
      case 'Tab':
        // At once, so that the next stop is not a button of the list.
        flushSync(hide);
        return false;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setActiveKey(undefined);
        return false;
      default:
        return false;
    }
  }

  return {
    open,
    active,
    show,
    hide,
    listId: `${id}list`,
    optionId,
    popupProps: { onFocus: show, onBlur: hideSoon },
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}list` : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onFocus: show,
      onBlur: hideSoon,
      onClick: show,
      onKeyDown: (event: KeyboardEvent) => {
        // Enter and the arrows belong to the input method while it composes.
        if (!event.nativeEvent.isComposing && handle(event)) event.preventDefault();
      },
      /** Typing goes back to the field. */
      onInput: () => {
        setActiveKey(undefined);
        show();
      },
    },
  } as const;
}
