import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { SearchPart } from '@/lib/search/search-page.types';
import * as m from '@/messages/search';
import { SortLinks } from './SortLinks';

/** The orders of the results, and the way to a plan. */
export function SearchTools({ search, answer, topicWords, plan }: SearchPart) {
  return (
    <>
      {answer.results.length > 0 && (
        <SortLinks search={search} known={answer.known} topicWords={topicWords} />
      )}
      <Link href={plan} rel="nofollow" className="tool">
        <Icon name="route" className="text-accent-strong" />
        <span>{m.planMyPath({ wide: (text) => <span className="max-sm:sr-only">{text}</span> })}</span>
      </Link>
    </>
  );
}
