import { useEffect } from 'react';
import { Cover } from '@/components/course/Cover';
import { Link } from '@/components/ui/Link';
import { langOf } from '@/lib/course';
import { percentOf } from '@/lib/format/percent-of';
import { fetchBriefs } from '@/lib/learning/browser/course-briefs';
import type { LearningState } from '@/lib/learning/browser/use-learning';
import type { CourseBrief } from '@/lib/learning/course-brief';
import type { MyCourse } from '@/lib/learning/learner-courses';
import { type PathProgress, type PathStep, pathsWithProgress } from '@/lib/learning/learning-paths';
import { nextStep } from '@/lib/learning/next-step';
import { nextUp } from '@/lib/learning/next-up';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';

const MOST = 3;

type Ready = Extract<LearningState, { kind: 'ready' }>;

type TileProps = {
  label: string;
  title: string;
  lang?: string | undefined;
  facts: string;
  href: string;
  course: Parameters<typeof Cover>[0]['course'];
  videoId?: string | undefined;
  /** 0 to 1. */
  fraction: number;
  plays?: boolean;
};

/** One link; its text says everything, so the cover and the bar are decoration. */
function Tile({ label, title, lang, facts, href, course, videoId, fraction, plays }: TileProps) {
  return (
    <li>
      <Link href={href} plays={plays} className="next-up">
        <Cover course={course} videoId={videoId} bare />
        <span className="next-up-label">{label} </span>
        <bdi className="next-up-title" lang={lang}>
          {title}
        </bdi>{' '}
        <span className="next-up-facts">{facts}</span>
        <i style={{ width: `${percentOf(fraction)}%` }} />
      </Link>
    </li>
  );
}

function CourseTile({ course, brief }: { course: MyCourse; brief: CourseBrief | undefined }) {
  const { id, state, progress } = course;
  const saved = state === 'saved';
  const step = nextStep(course, brief);
  const { finishedLessons, lessonCount } = progress;
  const card = brief?.card;
  return (
    <Tile
      label={saved ? m.saved() : m.continueLabel()}
      title={card?.title ?? course.title}
      lang={langOf(card?.language)}
      facts={
        saved || lessonCount < 2
          ? (card?.provider ?? '')
          : m.lessonsOf({ finished: finishedLessons, count: lessonCount })
      }
      href={saved ? paths.course(id) : step.href}
      course={card ?? course}
      videoId={card?.coverVideoId}
      fraction={progress.fraction}
      plays={!saved}
    />
  );
}

function PlanTile({ plan, step }: { plan: PathProgress; step: PathStep }) {
  return (
    <Tile
      label={m.plan()}
      title={plan.goal}
      facts={m.nextCourseIs({ title: step.title || step.courseId })}
      href={paths.course(step.courseId)}
      course={{ id: step.courseId }}
      fraction={plan.fraction}
    />
  );
}

function Tiles({ learning }: { learning: Ready }) {
  const { briefs, learner, summary } = learning;
  const plans = pathsWithProgress(learner.documents.all('paths'), summary.courses);
  const items = nextUp(summary.courses, plans, MOST);
  const ids = items.flatMap((item) => (item.kind === 'course' ? [item.course.id] : [])).join();
  useEffect(() => {
    if (ids) void fetchBriefs(ids.split(','));
  }, [ids]);
  if (items.length === 0) return <p className="text-muted">{m.nothingToContinue()}</p>;
  return (
    <ul>
      {items.map((item) =>
        item.kind === 'plan' ? (
          <PlanTile key={item.plan.goal} {...item} />
        ) : (
          <CourseTile key={item.course.id} course={item.course} brief={briefs.get(item.course.id)} />
        ),
      )}
    </ul>
  );
}

/** The learner's most recent unfinished course, plan and saved course. */
export function ContinueLearning({ learning }: { learning: Exclude<LearningState, { kind: 'loading' }> }) {
  return (
    <section aria-labelledby="continue">
      <div>
        <h2 id="continue">{m.continueLearning()}</h2>
        <Link href={paths.myCourses()} className="text-link">
          {m.myCourses()}
        </Link>
      </div>
      {learning.kind === 'ready' && <Tiles learning={learning} />}
    </section>
  );
}
