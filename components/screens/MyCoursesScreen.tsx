import { LearningState } from '@/components/learning/LearningState';
import { lazyPart } from '@/components/ui/lazy-part';
import { PartState } from '@/components/ui/PartState';
import { useLearning } from '@/lib/learning/browser';
import * as m from '@/messages/screens';

const MyCourses = lazyPart(
  () => import('@/components/learning/MyCourses').then((module) => module.MyCourses),
  (progress) => <PartState {...progress} className="py-6" />,
);

/** The courses that a learner started, saved or finished, of the account or of this device. */
export function MyCoursesScreen() {
  const state = useLearning('now');
  return (
    <div className="site-width min-h-dvh py-6 lg:py-10">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{m.myCourses()}</h1>
      {/* In the first HTML, and larger than what follows: it is what people see first. */}
      <p className="mt-2 max-w-prose text-lg text-muted">{m.myCoursesText()}</p>
      <LearningState state={state}>{(learning) => <MyCourses learning={learning} />}</LearningState>
    </div>
  );
}
