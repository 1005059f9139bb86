import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { joinWords } from '@/lib/format/join-words';
import { useLiveResults } from '@/lib/search/browser/use-live-results';
import type { LiveBlock } from '@/lib/search/live.types';
import { announcement, nothingWords } from '@/lib/search/live-messages';
import type { Search } from '@/lib/search/search.types';
import { liveHref } from '@/lib/search/search-url';
import * as m from '@/messages/search';
import { LiveCards } from './LiveCards';
import { LiveSources } from './LiveSources';

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
