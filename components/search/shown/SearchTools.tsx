import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { SearchPart } from '@/lib/search/search-page.types';
import { SortLinks } from './SortLinks';

/** The orders of the results, and the way to a plan. */
export function SearchTools({ search, answer, topicWords, plan }: SearchPart) {
  return (
    <>
      {answer.results.length > 0 && (
        <SortLinks search={search} dated={answer.dated} topicWords={topicWords} />
      )}
      <Link href={plan} rel="nofollow" className="tool">
        <Icon name="route" className="text-accent-strong" />
        <span>
          Plan<span className="max-sm:sr-only"> my path</span>
        </span>
      </Link>
    </>
  );
}
