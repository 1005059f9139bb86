import { chooseCaptions, lessonsOf } from '@/lib/course';
import { AppError } from '@/lib/errors';
import { toPassages } from '@/lib/player';
import { catalog } from '@/lib/search/server';
import { type AskContext, courseSources, findCourse, loadCaptions } from '@/lib/sources/server';
import type { QuestionContext } from './answer';
import { findParts } from './plan/find-stages';
import { gatherMaterial } from './prompt/gather-material';
import type { Question } from './request/read-question';

/**
 * Collects the material for an answer.
 * @throws AppError course/not-found, search/unavailable, or the reason of the signal in `asking`
 */
export async function collectContext(asked: Question, asking: AskContext): Promise<QuestionContext> {
  if (asked.mode === 'plan') {
    const found = await findParts(catalog(), asked.request, new Date());
    // The page has shown why there is no plan, and offers no model.
    if (found.kind === 'refused') throw new AppError('request/invalid');
    return { mode: 'plan', parts: found.parts };
  }
  const { courseId, number, question, history } = asked;
  const lookup = await findCourse(courseSources(asking), courseId, { related: false });
  const course = lookup.kind === 'found' ? lookup.course : undefined;
  const lesson = course && lessonsOf(course)[number - 1];
  const spoken = lesson && chooseCaptions(lesson, course);
  // Without them, the question is answered from the titles.
  const cues = spoken && (await loadCaptions(spoken.address, { signal: asking.signal }));
  const grounding = course && gatherMaterial(course, number, question, toPassages(cues ?? []));
  if (!grounding) throw new AppError('course/not-found');
  return { mode: 'lesson', grounding, question, history };
}
