import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A click in the list must still find it after the field has lost the focus. */
const HIDE_DELAY_MS = 200;

type Options = {
  /** One stable key per option, in list order. */
  keys: string[];
  enabled: boolean;
  /** The focus has left the field and its list. */
  onLeave: () => void;
  onChoose: (index: number) => void;
  /** Delete on the highlighted option; with Shift, `all` is true. Returns whether it did something. */
  onDelete: (index: number, all: boolean) => boolean;
};

/**
 * An editable combobox with list autocomplete and manual selection, after the WAI-ARIA authoring practices:
 * the focus stays in the field, arrows highlight, Enter selects, Escape and Tab close.
 */
export function useCombobox({ keys, enabled, onLeave, onChoose, onDelete }: Options) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = wanted && enabled && keys.length > 0;
  // Looked up in every render, so that the highlight never refers to an option that has gone.
  const active = open && activeKey !== undefined ? keys.indexOf(activeKey) : -1;
  const optionId = (index: number) => `${id}option${index}`;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A disabled field loses the focus without an event.
    if (!enabled) setWanted(false);
  }, [enabled]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}option${active}`)?.scrollIntoView({ block: 'nearest' });
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

  /** The field itself is a stop between the last option and the first. */
  function move(step: 1 | -1) {
    const stops = keys.length + 1;
    const next = ((open ? active + 1 : 0) + step + stops) % stops;
    setActiveKey(keys[next - 1]);
    show();
  }

  /** Returns whether the key was handled; then the field must not act on it. */
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
        // Synchronously, so that Tab does not stop at a button of the list.
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
      /** Typing removes the highlight. */
      onInput: () => {
        setActiveKey(undefined);
        show();
      },
    },
  } as const;
}
