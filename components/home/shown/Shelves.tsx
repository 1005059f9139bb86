import { CourseCard } from '@/components/course/CourseCard';
import type { Shelf } from '@/lib/course';
import * as m from '@/messages/home';

/** Some courses of some subjects. On a phone each shelf is a row to swipe, because a list would be too long. */
export function Shelves({ shelves }: { shelves: Shelf[] }) {
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
