import { NoHydrate } from '@/components/ui/NoHydrate';
import type { Subject } from '@/lib/courses/overview.types';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';

/** A heading's anchor: "Data and AI" becomes "data-and-ai". */
function anchorOf(subject: string): string {
  return subject.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export function TopicsScreen({ subjects }: { subjects: Subject[] }) {
  return (
    <div className="site-width py-8 lg:py-12">
      <h1 className="text-3xl font-extrabold sm:text-4xl">All topics</h1>
      <nav aria-label="Subjects" className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {subjects.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${anchorOf(name)}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:border-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <NoHydrate>
        {() =>
          subjects.map(({ name, count, topics }) => (
            <section key={name} aria-labelledby={anchorOf(name)} className="mt-10">
              <h2 id={anchorOf(name)} className="text-xl font-bold">
                {name} <span className="text-base font-medium text-muted">{countOf(count, 'course')}</span>
              </h2>
              <ul className="topics">
                {topics.map((topic) => (
                  <li key={topic.slug}>
                    <a href={paths.search(topic.name.toLowerCase())}>
                      {topic.name}
                      <span>
                        {topic.count}
                        <span className="sr-only">{topic.count === 1 ? ' course' : ' courses'}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </NoHydrate>
    </div>
  );
}
