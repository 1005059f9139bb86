import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { MarkedTitle } from '@/components/ui/MarkedTitle';
import { scrollWithin } from '@/lib/browser/scroll-within';
import { type Captions, clock, isoDuration, langOf, languageName } from '@/lib/course';
import type { Passage, PlayerHandle } from '@/lib/player';
import { useCurrentChapter } from '@/lib/player/browser';
import { type FoundPassage, findPassages, useTranscript } from '@/lib/player/browser/use-transcript';
import * as m from '@/messages/player';

export type TranscriptProps = {
  courseId: string;
  number: number;
  captions: Captions[];
  player: PlayerHandle | undefined;
  onSeek: (second: number) => void;
  onClose: () => void;
};

/** Where a key moves the focus in the list; undefined if it does not. */
function movedBy(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

type ListProps = {
  shown: FoundPassage[];
  /** Index of the passage that is being said. */
  current: number;
  language: string | undefined;
  follow: boolean;
  onStray: () => void;
  onSeek: (second: number) => void;
};

/** One stop for Tab: in a lesson of an hour it would be 180. */
function Passages({ shown, current, language, follow, onStray, onSeek }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number>();
  const place = (index: number | undefined) => shown.findIndex((one) => one.index === index);
  const said = place(current);
  const stop = Math.max(0, place(focused) >= 0 ? place(focused) : said);

  useEffect(() => {
    if (follow) scrollWithin(list.current, said);
  }, [said, follow]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = movedBy(event.key, stop, shown.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onStray();
    list.current?.children[next]?.querySelector('button')?.focus();
  }

  return (
    <ol
      ref={list}
      lang={langOf(language)}
      aria-label={m.transcript()}
      className="transcript"
      onKeyDown={onKeyDown}
      onWheel={onStray}
      onTouchMove={onStray}
    >
      {shown.map(({ index, start, text, marks }, at) => (
        <li key={index}>
          <button
            type="button"
            tabIndex={at === stop ? 0 : -1}
            aria-current={index === current || undefined}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(undefined)}
            onClick={() => onSeek(start)}
          >
            <time dateTime={isoDuration(start)}>{clock(start)}</time>
            <span dir="auto">
              <MarkedTitle title={text} marks={marks} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const NONE: Passage[] = [];

/** What is said in a lesson, beside or under its video: it follows, a press plays from there, and words can be found. */
export function Transcript({ courseId, number, captions, player, onSeek, onClose }: TranscriptProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState('');
  const [follow, setFollow] = useState(true);
  const { passages = NONE, failure, language, host, retry } = useTranscript(courseId, number, chosen);
  const current = useCurrentChapter(player, passages);
  const shown = useMemo(() => findPassages(passages, words), [passages, words]);
  const languages = [...new Set(captions.map((one) => one.language))];
  const section = useRef<HTMLElement>(null);
  // The focus moves into it when it is opened, and back when it is closed.
  useLayoutEffect(() => {
    const place = section.current;
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement) || opener.getAttribute('aria-expanded') !== 'true') return;
    place?.focus({ preventScroll: true });
    return () => {
      if (place?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  const again = () => {
    section.current?.focus({ preventScroll: true });
    retry();
  };
  const isRead = passages.length > 0 || failure !== undefined;
  // On a phone it opens below the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies(isRead): it is higher then
  useEffect(() => {
    const place = section.current;
    if (place?.contains(document.activeElement)) place.scrollIntoView({ block: 'nearest' });
  }, [isRead]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-3 rounded-2xl border border-line bg-surface p-4 outline-none"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={`${id}title`} className="text-lg font-bold">
          {m.transcript()}
        </h2>
        <IconButton label={m.close()} onClick={onClose}>
          <Icon name="x" className="size-5" />
        </IconButton>
      </div>
      {languages.length > 1 && (
        <select
          aria-label={m.language()}
          value={chosen ?? language}
          onChange={({ target }) => setChosen(target.value)}
          className="min-h-11 rounded-xl border border-line-strong bg-surface px-3"
        >
          {languages.map((tag) => (
            <option key={tag} value={tag}>
              {languageName(tag)}
            </option>
          ))}
        </select>
      )}
      {passages.length > 0 ? (
        <>
          <input
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            aria-label={m.findInTranscript()}
            placeholder={m.findInTranscript()}
            className="min-h-11 w-full rounded-xl border border-line-strong bg-surface px-4"
          />
          <p role="status" className={words.trim() && shown.length === 0 ? '' : 'sr-only'}>
            {words.trim() &&
              (shown.length > 0 ? m.countPlaces({ count: shown.length }) : m.notInTranscript())}
          </p>
          <Passages
            shown={shown}
            current={current}
            language={language}
            follow={follow && !words.trim()}
            onStray={() => setFollow(false)}
            onSeek={onSeek}
          />
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={follow}
              onChange={() => setFollow(!follow)}
              className="size-4 accent-(--accent)"
            />
            {m.follow()}
          </label>
          <p className="text-sm text-muted">
            {m.fromCaptions({ host: host ?? '' })}
            <span className="pointer-coarse:hidden">{m.transcriptKeys()}</span>
          </p>
        </>
      ) : failure ? (
        <>
          <p role="alert">{failure}</p>
          <Button look="quiet" onClick={again}>
            <Icon name="rotate-cw" className="size-4" />
            {m.tryAgain()}
          </Button>
        </>
      ) : (
        <p role="status" className="text-muted">
          {m.loading()}
        </p>
      )}
    </section>
  );
}
