import { assertServer } from '@/lib/assert-server';
import { lessonsOf } from '@/lib/courses/lessons/lessons-of';
import { AppError } from '@/lib/errors';
import { findCourse } from '@/lib/server/courses/find-any-course';
import { catalog } from '@/lib/server/search';
import type { AskContext } from '@/lib/server/sources/quota/spender';
import type { QuestionContext } from './answer';
import { gatherMaterial } from './prompt/gather-material';
import { gatherStages } from './prompt/gather-stages';
import { loadCues } from './prompt/load-cues';
import type { Question } from './request/read-question';

assertServer('lib/server/guide/collect-context');

/** Collects the material for an answer. @throws AppError course/not-found, search/unavailable */
export async function collectContext(asked: Question, asking: AskContext): Promise<QuestionContext> {
  if (asked.mode === 'plan') {
    return { mode: 'plan', request: asked.request, stages: await gatherStages(catalog(), asked.request) };
  }
  const { courseId, number, question, history } = asked;
  const course = await findCourse(courseId, asking);
  const cues = await loadCues(course && lessonsOf(course)[number - 1]?.captions);
  const grounding = course && gatherMaterial(course, number, question, cues);
  if (!grounding) throw new AppError('course/not-found');
  return { mode: 'lesson', grounding, question, history };
}
