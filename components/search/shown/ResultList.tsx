import { CourseCard } from '@/components/course/CourseCard';
import { MomentLink } from '@/components/search/moments/MomentLink';
import { Moments } from '@/components/search/moments/Moments';
import { MarkedTitle } from '@/components/ui/MarkedTitle';
import { listOf } from '@/lib/format/join-words';
import { paths } from '@/lib/paths';
import type { CourseMoment, SearchResult } from '@/lib/search/search.types';
import * as m from '@/messages/search';

/** Courses before the lessons: a phone's first screen keeps its first course, and a row of two has no hole. */
const BEFORE_MOMENTS = 2;

type Props = {
  results: SearchResult[];
  /** The language of the search, as a primary tag: cards do not repeat it. */
  language?: string | undefined;
};

/** What a course has to do with a search, where its title does not say so. */
function reasonOf({ moment, onTopics, language }: SearchResult) {
  if (moment) return <MomentLink moment={moment} language={language} />;
  return onTopics && <p className="card-begins">{m.topics({ topics: listOf(onTopics) })}</p>;
}

function Results({ results, language, from }: Props & { from: number }) {
  return (
    <ol start={from + 1} className="results">
      {results.map((result, index) => (
        <CourseCard
          key={result.id}
          as="li"
          card={result}
          look="row"
          heading="h2"
          title={<MarkedTitle title={result.title} marks={result.marks} />}
          extra={reasonOf(result)}
          language={language}
          pick
          priority={from + index === 0}
        />
      ))}
    </ol>
  );
}

/**
 * The results, with the lessons that answer the search after the first few courses: a form of boxes to tick, which leads
 * to a page that compares the ticked courses.
 */
export function ResultList({ results, moments = [], language }: Props & { moments?: CourseMoment[] }) {
  const split = moments.length > 0 ? BEFORE_MOMENTS : results.length;
  const rest = results.slice(split);
  return (
    <form action={paths.compare()} aria-label={m.compareCourses()} className="compare">
      <Results results={results.slice(0, split)} language={language} from={0} />
      {moments.length > 0 && <Moments moments={moments} />}
      {rest.length > 0 && <Results results={rest} language={language} from={split} />}
      {results.some(({ unchecked }) => unchecked) && (
        <p className="mt-4 text-sm text-muted">{m.notCheckedMeans()}</p>
      )}
      <p className="compare-bar">
        <span>{m.tickOneMore()}</span>
        <button type="submit">{m.compare()}</button>
        <button type="reset">{m.clear()}</button>
      </p>
    </form>
  );
}
