import { CourseCard } from '@/components/course/CourseCard';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { joinWords } from '@/lib/format/join-words';
import { useLiveResults } from '@/lib/search/browser/use-live-results';
import type { LiveBlock, LiveCard, LiveSourceState } from '@/lib/search/live.types';
import { announcement, nothingWords } from '@/lib/search/live-messages';
import type { Search } from '@/lib/search/search.types';
import { liveHref } from '@/lib/search/search-url';
import * as m from '@/messages/search';
import { LiveSourceMark } from './LiveSourceMark';
import { LiveSources } from './LiveSources';

/** Courses of live sources, each with the name of its source, linked to its page there. */
function LiveCards({ cards, sources }: { cards: LiveCard[]; sources: LiveSourceState[] }) {
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  return (
    <ol className="results">
      {cards.map(({ url, ...card }) => {
        const name = names.get(card.source) ?? card.source;
        return (
          <li key={card.id} className="relative grid gap-1">
            <CourseCard card={card} look="row" />
            <a
              href={url}
              target="_blank"
              rel="noopener nofollow"
              className="inline-flex min-h-8 items-center gap-2 justify-self-end rounded-lg px-2 text-sm text-muted hover:text-accent-strong sm:absolute sm:end-2 sm:bottom-2"
            >
              <LiveSourceMark source={card.source} />
              <span>
                <span className="sr-only">{card.title}: </span>
                {m.onSource({ source: name })}
              </span>
              <Icon name="external-link" className="size-3.5" />
              <span className="sr-only">{m.opensNewTab()}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

type Props = {
  search: Search;
  block: LiveBlock;
  /** Below the results, next to the filters. */
  indented: boolean;
};

/**
 * Results of live sources after the built-in ones. The search starts when a visitor comes near or asks for
 * it. It only appends, and holds back what would move text that is being read.
 */
export function LiveResults({ search, block, indented }: Props) {
  const live = useLiveResults(search, block);
  const { sources, held, running, shown, total, offer, start } = live;
  const others = live.others.length > 0 ? joinWords(live.others) : m.theseSites();
  return (
    <section ref={live.root} aria-labelledby="live-results" className={indented ? 'live lg:ps-74' : 'live'}>
      <div>
        <h2 ref={live.heading} tabIndex={-1} id="live-results">
          <Icon name="globe" />
          {m.moreFromOtherSites()}
        </h2>
        <p>{m.canLookOnSites()}</p>
      </div>
      <LiveSources search={search} sources={sources} only={live.only} onChoose={live.choose} />
      <p role="status" className="sr-only">
        {announcement(sources, running, total)}
      </p>
      {shown.length > 0 && <LiveCards cards={shown} sources={sources} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        ref={live.end}
        role="group"
        aria-label={m.searchOtherSites()}
        {...live.controls}
        className="live-controls"
      >
        {held.length > 0 && (
          <Button look="primary" onClick={live.show}>
            {m.showMoreCourses({ count: held.length })}
          </Button>
        )}
        {running && (
          <Button look="quiet" onClick={live.stop}>
            <Icon name="square" className="size-3.5" /> {m.stopSearching()}
          </Button>
        )}
        {(offer || live.again) && (
          <Link
            href={liveHref(search)}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              void start(true);
            }}
            className="text-link"
          >
            {offer ? m.searchSitesToo({ sites: others }) : m.tryAgain()}
          </Link>
        )}
        {!running && !offer && total === 0 && <p>{nothingWords(sources)}</p>}
      </div>
    </section>
  );
}
