import { Cover } from '@/components/course/Cover';
import { ProgressBar } from '@/components/learning/ProgressBar';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Link } from '@/components/ui/Link';
import { showUndo } from '@/lib/browser/show-undo';
import { duration, langOf, roughDuration } from '@/lib/course';
import type { Learner } from '@/lib/learning/browser/learner';
import type { CourseBrief } from '@/lib/learning/course-brief';
import type { MyCourse } from '@/lib/learning/learner-courses';
import { nextStep } from '@/lib/learning/next-step';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';

type Props = { course: MyCourse; brief: CourseBrief | undefined; learner: Learner };

const together = (words: string) => words.replaceAll(' ', '\u00a0');

function sayTimeLeft({ secondsLeft, secondsLeftAbout }: MyCourse['progress']): string | undefined {
  if (secondsLeft) return together(m.timeLeft({ time: duration(secondsLeft) }));
  return secondsLeftAbout ? together(m.aboutTimeLeft({ time: roughDuration(secondsLeftAbout) })) : undefined;
}

function factsOf({ progress, state }: MyCourse): string {
  const { finishedLessons, lessonCount, lessonsAdded } = progress;
  return [
    lessonsAdded > 0 && m.newLessonsSince({ count: lessonsAdded }),
    state !== 'saved' && lessonCount > 1 && m.lessonsOf({ finished: finishedLessons, count: lessonCount }),
    state === 'continue' && sayTimeLeft(progress),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One of the learner's courses: progress, and buttons to continue, restart or remove it. */
export function CourseLine({ course, brief, learner }: Props) {
  const { id, title, state, progress } = course;
  const step = nextStep(course, brief);
  const facts = factsOf(course);
  const lang = langOf(brief?.card.language);
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-surface p-3 sm:grid-cols-[9rem_minmax(0,1fr)] narrow:grid-cols-1">
      <div className="self-start overflow-hidden rounded-xl narrow:hidden">
        <Cover course={brief?.card ?? course} videoId={brief?.card.coverVideoId} bare />
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <h3 className="text-lg leading-snug font-bold">
          <Link href={paths.course(id)} className="hover:text-accent-strong">
            <bdi lang={lang}>{brief?.card.title ?? title}</bdi>
          </Link>
        </h3>
        {/* Has its line before it is known, so that nothing moves. */}
        <p className="text-sm text-muted">
          <bdi>{brief?.card.provider ?? '\u00a0'}</bdi>
        </p>
        {state !== 'saved' && <ProgressBar fraction={progress.fraction} label={m.progressIn({ title })} />}
        {facts && <p className="text-sm text-muted">{facts}</p>}
        {state === 'continue' && (step?.title || !brief) && (
          <p className="line-clamp-1 text-sm max-sm:line-clamp-2 max-sm:min-h-[2lh]">
            {step?.title ? m.next({ name: () => <bdi lang={lang}>{step.title}</bdi> }) : '\u00a0'}
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:col-start-2 narrow:col-span-1">
        {state !== 'finished' && step && (
          <Button look="primary" href={step.href} plays>
            <Icon name="play" className="size-4 fill-current" />
            {state === 'saved' ? m.start() : m.continueLabel()}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        {state !== 'saved' && (
          <IconButton
            label={m.restart({ title })}
            onClick={() => showUndo(m.courseRestarted(), learner.restartCourse(id))}
          >
            <Icon name="rotate-ccw" className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={m.remove({ title })}
          onClick={() => showUndo(m.removedFromMyCourses(), learner.removeCourse(id))}
        >
          <Icon name="trash" className="size-4" />
        </IconButton>
      </div>
    </article>
  );
}
