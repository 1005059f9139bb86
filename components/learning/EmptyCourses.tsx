import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { currentLocale } from '@/lib/locale/current-locale';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';

const FIRST = ['python', 'machine learning', 'linear algebra', 'world history', 'guitar'];

/** Shown for an empty list: leads to a first course. */
export function EmptyCourses() {
  return (
    <div className="mt-6 grid min-h-[40vh] place-content-center justify-items-center gap-4 rounded-2xl border border-line bg-surface p-8 narrow:p-3 text-center">
      <Icon name="graduation-cap" className="size-12 text-accent" />
      <h2 className="text-xl font-bold">{m.noCoursesYet()}</h2>
      <Button look="gradient" size="large" href={paths.topics()}>
        {m.findFirstCourse()}
      </Button>
      {/* A browser knows the names of these topics in English alone. */}
      {currentLocale() === 'en' && (
        <p className="flex flex-wrap justify-center gap-2 text-sm">
          {FIRST.map((words) => (
            <Link
              key={words}
              href={paths.search(words)}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 font-medium hover:border-accent"
            >
              {words}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
