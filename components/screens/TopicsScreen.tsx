import { Shown } from '@/components/ui/Shown';
import { type Subject, topicHref, topicRel } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import type { TopicsPage } from '@/lib/pages';
import * as m from '@/messages/screens';

/** A heading's anchor: "Data and AI" becomes "data-and-ai". */
function anchorOf(subject: string): string {
  return subject.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

function Topics({ subjects }: { subjects: Subject[] }) {
  return subjects.map(({ name, count, topics }) => (
    <section key={name} aria-labelledby={anchorOf(name)} className="mt-10">
      <h2 id={anchorOf(name)} className="text-xl font-bold">
        {name} <span className="text-base font-medium text-muted">{m.countCourses({ count })}</span>
      </h2>
      <ul className="topics">
        {topics.map((topic) => (
          <li key={topic.slug}>
            <a href={topicHref(topic)} rel={topicRel(topic)}>
              {topic.name}
              <span>{numberOf(topic.count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export function TopicsScreen({ names, shown }: TopicsPage) {
  return (
    <div className="site-width py-8 lg:py-12">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{m.allTopics()}</h1>
      <nav aria-label={m.subjects()} className="mt-5">
        <ul className="pills">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Shown of={shown}>{({ subjects }) => <Topics subjects={subjects} />}</Shown>
    </div>
  );
}
