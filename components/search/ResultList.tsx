import { CourseCard } from '@/components/course/CourseCard';
import { MarkedTitle } from '@/components/ui/MarkedTitle';
import { NoHydrate } from '@/components/ui/NoHydrate';
import type { CourseMoment, SearchResult } from '@/lib/search/search.types';
import { MomentLink } from './moments/MomentLink';
import { Moments } from './moments/Moments';

const SEEN_FIRST = 4;
const LATER = 'later [--later:9.5rem] sm:[--later:8.5rem] lg:[--later:10.25rem]';
/** Courses before the lessons: a phone's first screen keeps its first course. */
const BEFORE_MOMENTS = 3;

function Results({ results, from }: { results: SearchResult[]; from: number }) {
  return (
    <NoHydrate as="ol" start={from + 1} staleKey={results[0]} className="grid gap-3">
      {() =>
        results.map(({ marks, moment, ...card }, index) => (
          <li key={card.id} className={from + index < SEEN_FIRST ? undefined : LATER}>
            <CourseCard
              card={card}
              look="row"
              heading="h2"
              title={<MarkedTitle title={card.title} marks={marks} />}
              extra={moment && <MomentLink moment={moment} language={card.language} />}
              priority={from + index === 0}
            />
          </li>
        ))
      }
    </NoHydrate>
  );
}

/** The results, with the lessons that answer the search after the first few courses. */
export function ResultList({ results, moments = [] }: { results: SearchResult[]; moments?: CourseMoment[] }) {
  if (moments.length === 0) return <Results results={results} from={0} />;
  const rest = results.slice(BEFORE_MOMENTS);
  return (
    <div className="grid gap-4">
      <Results results={results.slice(0, BEFORE_MOMENTS)} from={0} />
      <Moments moments={moments} />
      {rest.length > 0 && <Results results={rest} from={BEFORE_MOMENTS} />}
    </div>
  );
}
