import { audienceToken } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowFacts } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import type { Audience } from '@/engine/host.types';
import { findWord } from '@/engine/query/look-up-words';
import type { LearnerLevel, ParsedQuery } from '@/engine/query/parse-clauses';
import type { Level } from '@/engine/values';
import { WEIGHTS } from './rank-weights';

type Fit = Record<Level | 'unknown', number>;
const FITS: Record<LearnerLevel, Fit> = {
  beginner: { beginner: 1, intermediate: 0.3, advanced: 0, unknown: 0.5 },
  intermediate: { beginner: 0.4, intermediate: 1, advanced: 0.5, unknown: 0.3 },
  advanced: { beginner: 0, intermediate: 0.6, advanced: 1, unknown: 0.3 },
  school: { beginner: 1, intermediate: 0.3, advanced: 0, unknown: 0.15 },
  any: { beginner: 1, intermediate: 0.6, advanced: 0, unknown: 0.6 },
};
const LEVELS: Level[] = ['beginner', 'intermediate', 'advanced'];

/** What a course's level adds to its score for this learner. */
export function levelFit(index: CatalogIndex, learner: LearnerLevel): (facts: RowFacts) => number {
  const weight = learner === 'any' ? WEIGHTS.anyLevel : WEIGHTS.level;
  const fits = FITS[learner];
  const byId = new Map(LEVELS.map((level) => [valueId(index, 'level', level), fits[level] * weight]));
  const unknown = fits.unknown * weight;
  return ({ level }) => byId.get(level) ?? unknown;
}

/** What being made for some people adds to the score of a course for a pupil, by the number of their term. */
export function audienceFit(
  index: CatalogIndex,
  { isChild, isPupil }: ParsedQuery,
): ReadonlyMap<number, number> {
  const fits: [Audience, number][] = [
    ['children', isChild ? WEIGHTS.children : 0],
    ['university', isPupil ? -WEIGHTS.university : 0],
  ];
  return new Map(
    fits.flatMap(([audience, weight]) =>
      findWord(index, audienceToken(audience)).map(({ id }): [number, number] => [id, weight]),
    ),
  );
}
