import { Icon, type IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { Suggestion, SuggestionKind } from '@/lib/search/search.types';
import * as m from '@/messages/search';

const icons: Record<SuggestionKind, IconName> = {
  topic: 'search',
  course: 'book-open',
  lesson: 'book-open',
  teacher: 'graduation-cap',
  provider: 'landmark',
};

type Props = {
  popupProps: { onFocus: () => void; onBlur: () => void };
  listId: string;
  optionId: (index: number) => string;
  active: number;
  recent: string[];
  suggestions: Suggestion[];
  onChoose: (index: number) => void;
  onRemove: (text: string) => void;
  onClear: () => void;
};

const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-raised aria-selected:bg-accent-soft aria-selected:text-accent-strong pointer-coarse:min-h-11';
const scrolls = 'max-h-48 overflow-y-auto overscroll-contain';

/** How the list of recent searches is used by keyboard. */
export const KeysHint = () => m.keysHint();

/**
 * A list of options. The buttons that remove a recent search are in a separate column on top of it, because
 * an option must not contain a control. Keyboard users press Delete instead.
 */
export function SearchDropdown(props: Props) {
  const { popupProps, listId, optionId, active, recent, suggestions, onChoose, onRemove, onClear } = props;
  const headingId = `${listId}-recent`;
  const hasRecent = recent.length > 0;

  const optionProps = (index: number) =>
    ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => onChoose(index),
      className: row,
    }) as const;

  return (
    // Pressing the mouse here leaves the focus in the field, and so the list open.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, only the focus is kept.
    <div
      {...popupProps}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-2 rounded-2xl border border-line bg-surface p-2 text-start text-sm shadow-xl"
    >
      {hasRecent && (
        <div className="flex items-center justify-between pb-1 ps-3">
          <span id={headingId} className="font-semibold text-muted">
            {m.recentSearches()}
          </span>
          <button
            type="button"
            onClick={onClear}
            className="min-h-8 cursor-pointer rounded-lg px-3 font-semibold text-accent-strong hover:bg-raised pointer-coarse:min-h-11"
          >
            {m.clearAll()}
          </button>
        </div>
      )}
      {/* A scrolling element contains a tab stop or is the list itself, so keyboard users can reach everything. */}
      <div className={hasRecent ? `relative ${scrolls}` : undefined}>
        <div
          id={listId}
          role="listbox"
          aria-label={m.recentSearchesAndSuggestions()}
          className={hasRecent ? undefined : scrolls}
        >
          {hasRecent && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options.
            <div role="group" aria-labelledby={headingId}>
              {recent.map((text, index) => (
                <div key={text} {...optionProps(index)}>
                  <Icon name="clock" className="size-4 shrink-0 text-muted" />
                  <bdi className="truncate pe-8">{text}</bdi>
                </div>
              ))}
            </div>
          )}
          {suggestions.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options.
            <div role="group" aria-label={m.suggestions()}>
              {suggestions.map(({ kind, text, detail, href }, index) => {
                return (
                  <div key={href} {...optionProps(recent.length + index)}>
                    <Icon name={icons[kind]} className="size-4 shrink-0 text-muted" />
                    <bdi className="truncate">
                      {text}
                      {detail && <bdi className="block truncate text-xs text-muted">{detail}</bdi>}
                    </bdi>
                    <span className="ms-auto shrink-0 text-xs text-muted">{m.suggestionKind({ kind })}</span>
                  </div>
                );
              })}
            </div>
          )}
        </div>
        {hasRecent && (
          <div className="absolute top-0 end-0 flex flex-col">
            {recent.map((text) => (
              <IconButton key={text} label={m.removeRecent({ text })} onClick={() => onRemove(text)}>
                <Icon name="x" className="size-4" />
              </IconButton>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
