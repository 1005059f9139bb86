import { Globe, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { useLiveSearch } from '@/lib/browser/search/use-live-search';
import { countOf } from '@/lib/format/count';
import { lazily } from '@/lib/format/lazily';
import type { LiveBlock, LiveSourceState } from '@/lib/search/live.types';
import type { Search } from '@/lib/search/search.types';
import { liveHref, searchParams } from '@/lib/search/search-url';
import { LiveCards } from './LiveCards';
import { LiveSources } from './LiveSources';

type Props = {
  search: Search;
  block: LiveBlock;
  /** Below the results, next to the filters. */
  indented: boolean;
};

const names = lazily(() => new Intl.ListFormat('en'));

/** Distance at which the search starts by itself. */
const NEAR = '300px';

const has = (sources: LiveSourceState[], ...states: LiveSourceState['state'][]) =>
  sources.some(({ state }) => states.includes(state));

/** "Nothing found" and "not reached" are different: a source that was not reached may have results. */
function nothingWords(sources: LiveSourceState[]): string {
  if (!has(sources, 'unavailable', 'resting')) return 'These sites have no more courses on this.';
  return has(sources, 'nothing', 'found')
    ? 'No more courses found. Some sites could not be reached.'
    : 'These sites could not be reached right now.';
}

/** The screen reader announcement of a change: once per answer. */
function announcement(sources: LiveSourceState[], running: boolean, total: number): string {
  if (running && total === 0) return 'Searching other sites.';
  if (running) return `${countOf(total, 'more course')} so far.`;
  if (total === 0 && has(sources, 'waiting')) return '';
  if (total > 0) return `${countOf(total, 'more course')} found on other sites.`;
  return has(sources, 'unavailable', 'resting')
    ? nothingWords(sources)
    : 'No more courses found on other sites.';
}

/**
 * Results of live sources after the built-in ones. The search starts when a visitor comes near or asks for
 * it. It only appends, and holds back what would move text that is being read.
 */
export function LiveResults({ search, block, indented }: Props) {
  const root = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onControls = useRef(false);
  const [only, setOnly] = useState<string>();
  const live = useLiveSearch(block, searchParams(search), () => {
    const place = end.current?.getBoundingClientRect();
    return place !== undefined && place.top < window.innerHeight && place.bottom > 0;
  });
  const { sources, cards, held, running, start } = live;
  const idle = has(block.sources, 'waiting');
  const unfinished = has(block.sources, 'searching');

  useEffect(() => {
    if (unfinished) void start(false);
    if (!idle || !root.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !navigator.onLine) return;
        observer.disconnect();
        void start(false);
      },
      { rootMargin: NEAR },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [idle, unfinished, start]);

  // When the focused control disappears, the focus moves to the heading, not to the top of the page.
  useEffect(() => {
    if (onControls.current && document.activeElement === document.body) {
      onControls.current = false;
      heading.current?.focus({ preventScroll: true });
    }
  });

  const shown = only ? cards.filter(({ source }) => source === only) : cards;
  const total = cards.length + held.length;
  const again = has(sources, 'unavailable', 'resting') && !running;
  const waiting = sources.filter(({ state }) => state === 'waiting');
  // During an automatic search the offer stays, so that it does not disappear while someone reaches for it.
  const offer = running ? !live.asked : waiting.length > 0;
  const some = waiting.length > 0 && waiting.length < sources.length && !running;
  const others = some ? names().format(waiting.map(({ name }) => name)) : 'these sites';
  return (
    <section
      ref={root}
      aria-labelledby="live-results"
      className={`mt-12 grid gap-4 ${indented ? 'lg:pl-74' : ''}`}
    >
      <div className="grid gap-1">
        <h2
          ref={heading}
          tabIndex={-1}
          id="live-results"
          className="flex items-center gap-2 text-xl font-bold"
        >
          <Globe aria-hidden className="size-5 text-accent-strong" /> More from other sites
        </h2>
        <p className="text-muted">We search these sites live for more courses.</p>
      </div>
      <LiveSources search={search} sources={sources} only={only} onChoose={setOnly} />
      <p role="status" className="sr-only">
        {announcement(sources, running, total)}
      </p>
      {shown.length > 0 && <LiveCards cards={shown} sources={sources} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        ref={end}
        role="group"
        aria-label="Search other sites"
        onFocus={() => {
          onControls.current = true;
        }}
        onBlur={(event) => {
          if (event.target.isConnected) onControls.current = false;
        }}
        className="flex min-h-11 flex-wrap items-center gap-3"
      >
        {held.length > 0 && (
          <Button look="primary" onClick={live.show}>
            Show {countOf(held.length, 'more course')}
          </Button>
        )}
        {running && (
          <Button look="quiet" onClick={live.stop}>
            <Square aria-hidden className="size-3.5" /> Stop searching
          </Button>
        )}
        {(offer || again) && (
          <Link
            href={liveHref(search)}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              void start(true);
            }}
            className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-2"
          >
            {offer ? `Search ${others} too` : 'Try again'}
          </Link>
        )}
        {!running && !offer && total === 0 && <p className="text-muted">{nothingWords(sources)}</p>}
      </div>
    </section>
  );
}
