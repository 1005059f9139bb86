import type { CourseCard as Card } from '@/lib/course/course-card';
import { CourseCard } from './CourseCard';

/** Courses side by side under a heading; nothing if there are none. */
export function CourseShelf({ title, courses }: { title: string; courses: Card[] }) {
  if (courses.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl font-bold sm:text-2xl">{title}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-4">
        {courses.map((card) => (
          <li key={card.id}>
            <CourseCard card={card} look="tile" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
