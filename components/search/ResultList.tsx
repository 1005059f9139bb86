import { CourseCard } from '@/components/course/CourseCard';
import { NoHydrate } from '@/components/ui/NoHydrate';
import type { SearchResult } from '@/lib/search/search.types';
import { MarkedTitle } from './MarkedTitle';

const SEEN_FIRST = 4;
const LATER = 'later [--later:9.5rem] sm:[--later:8.5rem] lg:[--later:10.25rem]';

export function ResultList({ results }: { results: SearchResult[] }) {
  return (
    <NoHydrate as="ol" staleKey={results} className="grid gap-3">
      {() =>
        results.map(({ marks, ...card }, index) => (
          <li key={card.id} className={index < SEEN_FIRST ? undefined : LATER}>
            <CourseCard
              card={card}
              look="row"
              heading="h2"
              title={<MarkedTitle title={card.title} marks={marks} />}
              priority={index === 0}
            />
          </li>
        ))
      }
    </NoHydrate>
  );
}
