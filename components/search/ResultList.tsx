import { CourseCard } from '@/components/course/CourseCard';
import type { SearchResult } from '@/lib/search/search.types';
import { MarkedTitle } from './MarkedTitle';

export function ResultList({ results }: { results: SearchResult[] }) {
  return (
    <ol className="grid gap-3">
      {results.map(({ marks, ...card }, index) => (
        <li key={card.id}>
          <CourseCard
            card={card}
            look="row"
            heading="h2"
            title={<MarkedTitle title={card.title} marks={marks} />}
            priority={index === 0}
          />
        </li>
      ))}
    </ol>
  );
}
