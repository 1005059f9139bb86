import { type ReactNode, useEffect, useReducer } from 'react';
import { Toasts } from '@/components/layout/Toasts';
import { loadToasts } from '@/lib/browser/toast';
import type { Learner } from '@/lib/learning/browser/learner';
import type { LearningState } from '@/lib/learning/browser/use-learning';
import type { CourseBrief } from '@/lib/learning/course-brief';
import { activityOf } from '@/lib/learning/records/merge-documents';
import { summarise } from '@/lib/learning/summary';
import { NOON } from './learner';
import { LinkArea, renderWithRouter } from './router';

type Ready = Extract<LearningState, { kind: 'ready' }>;
type Part = (learning: Ready) => ReactNode;

/** What the pages know of a learner at noon of 10 March 2026, and of the courses of these briefs. */
export function learningOf(learner: Learner, briefs: CourseBrief[] = []): Ready {
  const { documents, settings, timeZone } = learner;
  const { owner, fault } = documents;
  const facts = {
    records: documents.all('watchHistory'),
    activity: activityOf(documents.all('activityDays'), NOON),
    saved: documents.all('savedCourses'),
    settings,
    timeZone,
    outlines: new Map(briefs.map(({ card, lessons }) => [card.id, { lessons }])),
  };
  return {
    kind: 'ready',
    learner,
    owner,
    facts,
    summary: summarise(facts, NOON),
    briefs: new Map(briefs.map((brief) => [brief.card.id, brief])),
    sync: { kind: owner.kind === 'device' ? 'device' : 'done' },
    storageFault: fault,
  };
}

function WithLearning({ learner, briefs, part }: { learner: Learner; briefs?: CourseBrief[]; part: Part }) {
  const [, follow] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => learner.documents.onChange(follow), [learner]);
  return part(learningOf(learner, briefs));
}

/** Shows a part of a learner's page, again after every change, with the messages that it leads to. */
export async function showLearning(learner: Learner, part: Part, briefs?: CourseBrief[]) {
  // The library of messages asks whether less motion is wanted; jsdom has no answer.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  (await loadToasts()).remove();
  return renderWithRouter(
    <LinkArea>
      <WithLearning learner={learner} briefs={briefs} part={part} />
      <Toasts />
    </LinkArea>,
  );
}

/** The server's answer to a request for facts about courses: it knows none of them. */
export const noBriefs = () =>
  jest.fn<Promise<unknown>, [string]>(async () => ({ ok: true, json: async () => ({ courses: {} }) }));
