import { CourseCard } from '@/components/course/CourseCard';
import type { HomeView, Shelf } from '@/lib/course';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/home';
import { Promises } from './Promises';
import { SubjectGrid } from './SubjectGrid';

/** Some courses of some subjects. On a phone each shelf is a row to swipe, because a list would be too long. */
function Shelves({ shelves }: { shelves: Shelf[] }) {
  return shelves.map(({ subject, cards }) => (
    <section key={subject} aria-label={m.startWith({ subject })} className="min-w-0">
      <h2 className="mb-5 text-2xl font-extrabold">{subject}</h2>
      <ul className="later grid [--later:20.5rem] sm:[--later:43rem] lg:[--later:20.5rem] gap-4 max-sm:-mx-(--gutter) max-sm:snap-x max-sm:scroll-px-(--gutter) max-sm:auto-cols-[max(80%,min(92%,13rem))] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="snap-start">
            <CourseCard card={card} look="tile" />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The subjects, some courses of some of them, and what makes the site different. */
export function Catalogue({ subjects, shelves }: Pick<HomeView, 'subjects' | 'shelves'>) {
  return (
    <>
      <section aria-labelledby="subjects">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="subjects" className="text-2xl font-extrabold sm:text-3xl">
            {m.findYourSubject()}
          </h2>
          <a
            href={paths.topics()}
            className="py-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
          >
            {m.allTopics()}
          </a>
        </div>
        <SubjectGrid subjects={subjects} />
      </section>
      <Shelves shelves={shelves} />
      <section aria-labelledby="promises">
        <h2 id="promises" className="mb-6 text-2xl font-extrabold sm:text-3xl">
          {m.whatIsDifferent({ name: site.name })}
        </h2>
        <Promises />
      </section>
    </>
  );
}
