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

/** A fixed size, so that an answer moves nothing. */
const SHAPE = 'flex h-full min-h-14 flex-col justify-center rounded-xl border px-4 py-1.5 text-sm';

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
    <ul aria-label={m.sources()} className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
      {sources.map((source) => {
        const { id, name, state } = source;
        const chosen = only === id;
        const words = (
          <>
            <span className="flex items-center gap-2 font-medium">
              <LiveSourceMark source={id} />
              <span className="truncate">{name}</span>
            </span>
            <span className="text-muted">{stateWords(source)}</span>
          </>
        );
        if (state !== 'found' || !several) {
          return (
            <li key={id} className={`${SHAPE} border-line bg-surface text-muted`}>
              {words}
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
              className={`${SHAPE} ${chosen ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line bg-surface hover:border-accent'}`}
            >
              {words}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
