import { PlanLink } from '@/components/guide/PlanLink';
import { PLAN_LEVELS } from '@/lib/guide/plan/plan.types';
import type { SearchPart } from '@/lib/seo/search-view.types';
import { SortLinks } from './SortLinks';

/** The orders of the results, and the way to a plan. */
export function SearchTools({ search, answer, topicWords, chosen }: SearchPart) {
  return (
    <>
      {answer.results.length > 0 && (
        <SortLinks search={search} dated={answer.dated} topicWords={topicWords} />
      )}
      <PlanLink
        words={search.words}
        language={chosen.language}
        level={PLAN_LEVELS.find((level) => level === chosen.level)}
      />
    </>
  );
}
