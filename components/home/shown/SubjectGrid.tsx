import { type Subject, topicHref, topicRel } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
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
