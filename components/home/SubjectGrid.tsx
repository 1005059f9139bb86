import type { Subject } from '@/lib/courses/overview.types';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';

const TOPICS_SHOWN = 6;

/** Subjects with their largest topics, each with its number of courses. */
export function SubjectGrid({ subjects }: { subjects: Subject[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
      {subjects.map(({ name, count, topics }) => (
        <li
          key={name}
          className="later rounded-2xl border border-line bg-surface p-5 [--later:11rem] sm:[--later:14rem]"
        >
          <h3 className="flex items-baseline justify-between gap-3 text-lg font-bold">
            {name}
            <span className="text-sm font-medium whitespace-nowrap text-muted">
              {countOf(count, 'course')}
            </span>
          </h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {topics.slice(0, TOPICS_SHOWN).map((topic) => (
              <li key={topic.slug} className="max-sm:nth-[n+5]:hidden">
                <a
                  href={paths.search(topic.name.toLowerCase())}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-raised px-3 text-sm font-medium hover:bg-accent-soft hover:text-accent-strong pointer-coarse:min-h-11"
                >
                  {topic.name} <span className="text-muted tabular-nums">{topic.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
