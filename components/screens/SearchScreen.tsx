import { FacetPanel } from '@/components/search/FacetPanel';
import { LanguageOffer } from '@/components/search/LanguageOffer';
import { LiveSlot } from '@/components/search/LiveSlot';
import { ShowResults } from '@/components/search/ShowResults';
import {
  Found,
  Offers,
  OtherSearches,
  SearchTools,
  SearchTop,
  TopicGroups,
} from '@/components/search/shown-parts';
import { Icon } from '@/components/ui/Icon';
import { Shown } from '@/components/ui/Shown';
import { useKnown } from '@/lib/learning/browser';
import { liveHref, type SearchPage, type SearchPart, type SearchShown } from '@/lib/search';
import * as m from '@/messages/screens';

/** The address of a search's live results, whatever facets its page lists whole. */
function liveKey({ whole: _whole, ...search }: SearchPage['search']): string {
  return liveHref(search);
}

export function SearchScreen(page: SearchPage) {
  const { search, count, total, listed, facets, live, liveFirst, languages, shown } = page;
  useKnown(shown);
  const part = (data: SearchShown): SearchPart => ({ ...data, search, facets });
  const liveResults = live && (
    <LiveSlot key={liveKey(search)} search={search} block={live} indented={listed > 0} />
  );
  return (
    <div className="site-width py-3 lg:py-8">
      <Shown of={shown}>{(data) => <SearchTop {...part(data)} />}</Shown>
      <div className={listed > 0 ? 'finds finds-beside' : 'finds'}>
        <p role="status" className="finds-count">
          {count}
        </p>
        {listed > 0 && (
          <aside>
            <details>
              <summary className="tool">
                <Icon name="sliders-horizontal" />
                {m.filters()}
              </summary>
            </details>
            <div>
              <FacetPanel search={search} facets={facets} />
              <ShowResults total={total} />
            </div>
          </aside>
        )}
        <Shown of={shown} className="contents">
          {(data) => <SearchTools {...part(data)} />}
        </Shown>
        <div className="strip">
          {languages && <LanguageOffer search={search} languages={languages} total={total} />}
          <Shown of={shown}>{(data) => <Offers {...part(data)} />}</Shown>
        </div>
        {/* The header has a link that skips to it. */}
        <section
          id="results"
          aria-label={listed > 0 ? m.results() : undefined}
          tabIndex={-1}
          className="outline-none"
        >
          <Shown of={shown}>{(data) => <Found {...part(data)} />}</Shown>
        </section>
      </div>
      {/* Before the other searches if it has results; otherwise after them, where it can grow without moving them. */}
      {liveFirst && liveResults}
      <Shown of={shown}>{(data) => <OtherSearches {...part(data)} />}</Shown>
      {!liveFirst && liveResults}
      <Shown of={shown}>{({ topic }) => topic && <TopicGroups topic={topic} />}</Shown>
    </div>
  );
}
