import type { HomeView } from '@/lib/course';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/home';
import { Promises } from './Promises';
import { Shelves } from './Shelves';
import { SubjectGrid } from './SubjectGrid';

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
