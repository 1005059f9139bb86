import type { CourseMoment } from '@/engine/search.types';
import { wordKey } from '@/engine/text/tokenize';

const SHOWN = 5;
/** Of one provider, while others have answers too. */
const SAME_PROVIDER = 2;

/** The first answers, best first: of different courses, few of one provider, and no lesson of it in two editions. */
export function chooseMoments(judged: readonly { moment: CourseMoment; answers: boolean }[]): CourseMoment[] {
  const editions = new Set<string>();
  const counts = new Map<string, number>();
  const first: CourseMoment[] = [];
  const later: CourseMoment[] = [];
  for (const { moment, answers } of judged) {
    const { provider } = moment.course;
    const edition = `${provider} ${wordKey(moment.chapter ?? moment.lesson)}`;
    if (!answers || editions.has(edition)) continue;
    editions.add(edition);
    const count = counts.get(provider) ?? 0;
    counts.set(provider, count + 1);
    (count < SAME_PROVIDER ? first : later).push(moment);
  }
  return [...first, ...later].slice(0, SHOWN);
}
