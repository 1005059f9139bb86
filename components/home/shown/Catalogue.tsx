import { CourseCard } from '@/components/course/CourseCard';
import { Icon, type IconName } from '@/components/ui/Icon';
import { type HomeView, type Shelf, type Subject, topicHref, topicRel } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/home';

const TOPICS_SHOWN = 6;

/** Subjects with their largest topics, each with its number of courses. */
export function SubjectGrid({ subjects }: { subjects: Subject[] }) {
  return (
    <ul className="subjects">
      {subjects.map(({ name, count, topics }) => (
        <li key={name} className="later">
          <h3>
            {name}
            <span>{m.countCourses({ count })}</span>
          </h3>
          <ul>
            {topics.slice(0, TOPICS_SHOWN).map((topic) => (
              <li key={topic.slug}>
                <a href={topicHref(topic)} rel={topicRel(topic)}>
                  {topic.name} <span>{numberOf(topic.count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const promises = (): { icon: IconName; title: string; text: string }[] => [
  { icon: 'badge-check', title: m.realCourses(), text: m.realCoursesText() },
  { icon: 'lock-open', title: m.noAccount(), text: m.noAccountText() },
  { icon: 'globe', title: m.yourLanguage(), text: m.yourLanguageText() },
  { icon: 'map-pin', title: m.toTheLesson(), text: m.toTheLessonText() },
];

function Promises() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {promises().map(({ icon, title, text }) => (
        <li key={title}>
          <span className="brand-gradient grid size-11 place-items-center rounded-xl">
            <Icon name={icon} className="size-5" />
          </span>
          <h3 className="mt-3 text-lg font-bold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

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
