import { Link } from '@/components/ui/Link';
import type { LiveSourceState } from '@/lib/search/live.types';
import type { Search } from '@/lib/search/search.types';
import { liveHref } from '@/lib/search/search-url';
import * as m from '@/messages/search';
import { LiveSourceMark } from './LiveSourceMark';

type Props = {
  search: Search;
  sources: LiveSourceState[];
  /** The only source that is shown; undefined shows all. */
  only: string | undefined;
  onChoose: (source: string | undefined) => void;
};

function stateWords({ state, found = 0 }: LiveSourceState): string {
  switch (state) {
    case 'waiting':
      return m.notSearchedYet();
    case 'searching':
      return m.searchingNow();
    case 'found':
      return m.countCourses({ count: found });
    case 'nothing':
      return m.noNewCourses();
    case 'unavailable':
      return m.unavailable();
    case 'resting':
      return m.paused();
  }
}

/** Every source with its state. Selecting one with results narrows the list to its courses. */
export function LiveSources({ search, sources, only, onChoose }: Props) {
  const several = sources.filter(({ state }) => state === 'found').length > 1;
  return (
    <ul aria-label={m.sources()} className="live-sources">
      {sources.map((source) => {
        const { id, name, state } = source;
        const chosen = only === id;
        const words = (
          <>
            <b>
              <LiveSourceMark source={id} />
              <span className="truncate">{name}</span>
            </b>
            {stateWords(source)}
          </>
        );
        if (state !== 'found' || !several) {
          return (
            <li key={id}>
              <span>{words}</span>
            </li>
          );
        }
        // Without scripts, the link asks the server for this source only.
        const href = liveHref({ ...search, page: 1, filters: { ...search.filters, source: [id] } });
        return (
          <li key={id}>
            <Link
              href={href}
              rel="nofollow"
              aria-current={chosen ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(chosen ? undefined : id);
              }}
            >
              {words}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
