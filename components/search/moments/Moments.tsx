import { Icon } from '@/components/ui/Icon';
import { langOf, listedRel } from '@/lib/course';
import type { CourseMoment } from '@/lib/search/search.types';
import * as m from '@/messages/search';
import { MomentTime, MomentTitle } from './MomentText';

/** Lessons and chapters of different courses that answer the search. */
export function Moments({ moments }: { moments: CourseMoment[] }) {
  return (
    <section aria-labelledby="moments" className="rounded-2xl border border-line bg-raised p-3 sm:p-4">
      <h2 id="moments" className="font-bold">
        {m.lessonsAndMoments()}
      </h2>
      <ul className="mt-1 grid">
        {moments.map((moment) => {
          const { course, chapter, lesson, href } = moment;
          const lang = langOf(course.language);
          return (
            <li key={href} className="border-line not-first:border-t">
              <a
                href={href}
                rel={listedRel(moment)}
                className="group flex min-h-11 items-center gap-3 py-2 narrow:flex-wrap"
              >
                <Icon name="circle-play" className="size-5 shrink-0 text-accent-strong" />
                <span className="min-w-0 flex-1 narrow:basis-full">
                  <bdi
                    lang={lang}
                    className="block font-medium narrow:text-[min(1rem,7vw)] group-hover:text-accent-strong"
                  >
                    <MomentTitle moment={moment} />
                  </bdi>
                  <span className="block text-sm text-muted">
                    {chapter !== undefined && (
                      <>
                        <bdi lang={lang}>{lesson}</bdi>
                        {' · '}
                      </>
                    )}
                    <bdi lang={lang}>{course.title}</bdi>
                    {' · '}
                    <bdi>{course.provider}</bdi>
                  </span>
                </span>
                <span className="shrink-0 text-sm text-muted tabular-nums">
                  <MomentTime moment={moment} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
