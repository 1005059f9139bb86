import { CourseCard } from '@/components/course/CourseCard';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';
import type { SearchAnswer } from '@/lib/search/search.types';
import { readSearch, searchHref } from '@/lib/search/search-url';

type Props = Pick<SearchAnswer, 'nearestTopics' | 'popularNearby'>;

/** The topic's own courses: its name as text would find more than the number beside it says. */
function topicHref(slug: string, name: string): string {
  return searchHref(readSearch(name.toLowerCase(), { topic: slug }));
}

/** For a search with few or no results: nearby topics and their popular courses. */
export function RelatedSearches({ nearestTopics, popularNearby }: Props) {
  return (
    <div className="mt-10 grid gap-8">
      {nearestTopics.length > 0 && (
        <section aria-labelledby="nearest-topics">
          <h2 id="nearest-topics" className="text-xl font-bold">
            Similar topics
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {nearestTopics.map(({ slug, name, count }) => (
              <li key={slug}>
                <Link
                  href={topicHref(slug, name)}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium hover:border-accent"
                >
                  {name} <span className="text-sm text-muted tabular-nums">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popularNearby.length > 0 && (
        <section aria-labelledby="popular-nearby">
          <h2 id="popular-nearby" className="text-xl font-bold">
            Popular courses to start with
          </h2>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {popularNearby.map((card) => (
              <li key={card.id}>
                <CourseCard card={card} look="tile" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link href={paths.topics()} className="font-semibold text-accent-strong underline underline-offset-2">
          Browse all topics
        </Link>
      </p>
    </div>
  );
}
