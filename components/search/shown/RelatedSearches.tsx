import { CourseCard } from '@/components/course/CourseCard';
import { Link } from '@/components/ui/Link';
import { topicHref, topicRel } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import type { SearchAnswer } from '@/lib/search/search.types';
import * as m from '@/messages/search';

type Props = Pick<SearchAnswer, 'nearestTopics' | 'popularNearby'>;

/** For a search with few or no results: nearby topics, and courses of the first. */
export function RelatedSearches({ nearestTopics, popularNearby }: Props) {
  return (
    <div className="mt-10 grid gap-8">
      {nearestTopics.length > 0 && (
        <section aria-labelledby="nearest-topics">
          <h2 id="nearest-topics" className="text-xl font-bold">
            {m.relatedTopics()}
          </h2>
          <ul className="pills mt-3">
            {nearestTopics.map((topic) => (
              <li key={topic.slug}>
                <Link href={topicHref(topic)} rel={topicRel(topic)} data-count={numberOf(topic.count)}>
                  {topic.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popularNearby.length > 0 && (
        <section aria-labelledby="popular-nearby">
          <h2 id="popular-nearby" className="text-xl font-bold">
            {m.coursesOn({ topic: nearestTopics[0]?.name ?? '' })}
          </h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4">
            {popularNearby.map((card) => (
              <li key={card.id}>
                <CourseCard card={card} look="tile" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link href={paths.topics()} className="text-link">
          {m.browseAllTopics()}
        </Link>
      </p>
    </div>
  );
}
