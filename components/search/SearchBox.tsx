import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useOnline } from '@/lib/browser/use-online';
import { pathOf, paths, plainPaths } from '@/lib/paths';
import { canonicalWords, MAX_QUERY_LENGTH } from '@/lib/query-spelling';
import {
  clearRecentSearches,
  removeRecentSearch,
  useRecentSearches,
} from '@/lib/search/browser/recent-searches';
import { useCombobox } from '@/lib/search/browser/use-combobox';
import { useSearchNavigation } from '@/lib/search/browser/use-search-navigation';
import { useSuggestions } from '@/lib/search/browser/use-suggestions';
import * as m from '@/messages/search';
import { SearchGlyph } from './SearchGlyph';

const loadDropdown = () => import('./SearchDropdown').then((module) => module.SearchDropdown);
const SearchDropdown = lazyPart(loadDropdown);
/** For who has searched before. */
const KeysHint = lazyPart(() => import('./SearchDropdown').then((module) => module.KeysHint));

type Look = 'header' | 'hero';
type Props = {
  look: Look;
  /** The words of the page's address; the field shows them whenever another page is opened. */
  initialText?: string;
};

const looks: Record<Look, string> = { header: 'search-box', hero: 'search-box search-box-hero' };

export function SearchBox({ look, initialText = '' }: Props) {
  const [text, setText] = useState(initialText);
  const path = pathOf(useRouter().asPath);
  const [shownOn, setShownOn] = useState(path);
  const [typed, setTyped] = useState(false);
  const [stroke, setStroke] = useState(0);
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const online = useOnline();
  const { busy, error, clearError, search, open } = useSearchNavigation();

  if (shownOn !== path) {
    setShownOn(path);
    setText(initialText);
    setTyped(false);
  }

  const words = text.trim();
  const suggested = useSuggestions(typed && online ? words : undefined);
  const remembered = useRecentSearches();
  // All of them until someone types; then those that match the typed text.
  const recent =
    typed && words
      ? remembered.filter((other) => other.toLowerCase().includes(words.toLowerCase()))
      : remembered;
  const listed = new Set(recent.map((other) => other.toLowerCase()));
  const suggestions = suggested.filter(
    ({ kind, text }) => kind !== 'topic' || !listed.has(text.toLowerCase()),
  );

  const box = useCombobox({
    keys: [...recent.map((other) => `recent ${other}`), ...suggestions.map(({ href }) => href)],
    enabled: online,
    // After leaving the field, all recent searches are shown again.
    onLeave: () => setTyped(false),
    onChoose: choose,
    onDelete: (index, all) => {
      const chosen = recent[index];
      if (chosen === undefined) return false;
      if (all) clearRecentSearches();
      else removeRecentSearch(chosen);
      return true;
    },
  });

  // Text typed before hydration is treated like text typed later.
  const typeEarly = useEffectEvent(() => {
    const early = field.current?.value;
    if (!early || early === initialText) return;
    type(early);
    if (document.activeElement === field.current) box.show();
  });
  useEffect(() => typeEarly(), []);

  function leave() {
    box.hide();
    setStroke(0);
    setTyped(false);
  }

  function choose(index: number) {
    const chosen = recent[index];
    const suggestion = suggestions[index - recent.length];
    leave();
    if (chosen !== undefined) {
      setText(chosen);
      search(chosen);
    } else if (suggestion) {
      setText(suggestion.text);
      // The page of a topic has lower-case words.
      if (suggestion.kind === 'topic') search(canonicalWords(suggestion.words ?? suggestion.text));
      else if (suggestion.href === plainPaths.search(suggestion.text)) search(suggestion.text);
      else void open(suggestion.href);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!words) return;
    leave();
    search(text);
  }

  function type(next: string) {
    setText(next);
    setTyped(true);
    setStroke((count) => count + 1);
    clearError();
    // While the suggestions are on their way.
    void loadDropdown().catch(() => undefined);
  }

  /** The pressed button disappears with the removed entry, so the focus moves to the field. */
  function andRefocus(action: () => void) {
    action();
    field.current?.focus();
  }

  const announced =
    box.open && suggestions.length > 0 ? m.countSuggestions({ count: suggestions.length }) : '';

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element.
    <form role="search" action={paths.searchForm()} method="get" onSubmit={submit}>
      <div className={looks[look]}>
        <span>
          <SearchGlyph busy={busy} stroke={stroke} onFilled={() => setStroke(0)} />
        </span>
        <input
          {...box.fieldProps}
          ref={field}
          type="text"
          name="q"
          dir="auto"
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-label={m.searchAny()}
          aria-describedby={hintId}
          placeholder={online ? m.searchAny() : m.searchOffline()}
          disabled={!online}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {!online && !text && (
          // A field has a single line, which would cut the sentence on a narrow screen.
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 start-13 flex items-center text-[0.8125rem]/4 text-muted lg:hidden"
          >
            {m.searchOffline()}
          </span>
        )}
        {text && (
          <Button look="primary" type="submit">
            {m.search()}
          </Button>
        )}
        <noscript>
          <Button look="primary" type="submit">
            {m.search()}
          </Button>
        </noscript>
        {box.open && (
          <SearchDropdown
            popupProps={box.popupProps}
            listId={box.listId}
            optionId={box.optionId}
            active={box.active}
            recent={recent}
            suggestions={suggestions}
            onChoose={choose}
            onRemove={(other) => andRefocus(() => removeRecentSearch(other))}
            onClear={() => andRefocus(clearRecentSearches)}
          />
        )}
      </div>
      <span id={hintId} hidden>
        {recent.length > 0 && <KeysHint />}
      </span>
      <span role="status" className="sr-only">
        {busy ? m.searching() : announced}
      </span>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {!online && <p className="mt-2 text-sm font-medium text-bad">{m.limitedOffline()}</p>}
    </form>
  );
}
