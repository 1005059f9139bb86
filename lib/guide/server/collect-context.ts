import { chooseCaptions, lessonsOf } from '@/lib/course';
import { AppError } from '@/lib/errors';
import { toPassages } from '@/lib/player';
import { catalog } from '@/lib/search/server';
import { type AskContext, courseSources, findCourse, loadCaptions } from '@/lib/sources/server';
import type { QuestionContext } from './answer';
import { gatherMaterial } from './prompt/gather-material';
import { gatherStages } from './prompt/gather-stages';
import type { Question } from './request/read-question';

/**
 * Collects the material for an answer.
 * @throws AppError course/not-found, search/unavailable, or the reason of the signal in `asking`
 */
export async function collectContext(asked: Question, asking: AskContext): Promise<QuestionContext> {
  if (asked.mode === 'plan') {
    return { mode: 'plan', request: asked.request, stages: await gatherStages(catalog(), asked.request) };
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
