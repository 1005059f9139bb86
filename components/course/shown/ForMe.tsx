import { Fragment } from 'react';
import type { CourseLink } from '@/lib/course/course-link';
import type { AskedTopic, ForMe as Asking, LessonPlace } from '@/lib/course/knowing.types';
import { langOf } from '@/lib/course/lang-of';
import { duration } from '@/lib/course/length';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { paths } from '@/lib/paths';
import * as format from '@/messages/format';
import * as m from '@/messages/knowing';
import { TopicLink } from './TopicLink';

/** Length in seconds, where all of it is known. */
const lengthOf = (lessons: readonly LessonPlace[]): number =>
  lessons.reduce((sum, { seconds = Number.NaN }) => sum + seconds, 0);

/** What to do first for who does not know a topic: an easier course, two lessons, or all courses on it. */
function First({ topic, easier }: { topic: AskedTopic; easier: CourseLink | undefined }) {
  const { name, lessons } = topic;
  if (easier) {
    const course = () => (
      <a href={paths.course(easier.id)} rel={listedRel(easier)}>
        <bdi lang={langOf(easier.language)}>{easier.title}</bdi>
      </a>
    );
    return <p>{m.easierFirst({ course })}</p>;
  }
  if (lessons.length === 0) return <p>{m.topicFirst({ topic: () => <TopicLink topic={topic} /> })}</p>;
  const list = () =>
    lessons.map(({ href, title, language, provider }, at) => (
      <Fragment key={href}>
        {at > 0 && format.comma()}
        <a href={href} rel="nofollow">
          <bdi lang={langOf(language)}>{title}</bdi>
        </a>
        {` (${provider})`}
      </Fragment>
    ));
  const seconds = lengthOf(lessons);
  const said = { topic: name, count: lessons.length, lessons: list };
  return (
    <p>{seconds > 0 ? m.lessonsFirstIn({ ...said, length: duration(seconds) }) : m.lessonsFirst(said)}</p>
  );
}

const questionsOn = ({ name, can }: AskedTopic): string[] =>
  can.length > 0 ? can.map((one) => m.canYou({ can: one })) : [m.canYouUse({ topic: name })];

/**
 * Asks what somebody can do before a course, and says whether it is for them. What is ticked decides what is seen
 * (styles/for-me.css), so it works without scripts; with them it is kept (`lib/learning/browser/keep-known`).
 */
export function ForMe({ asked, start, easier }: Asking & { easier?: CourseLink | undefined }) {
  const own = easier && asked.at(-1)?.slug;
  return (
    <details className="for-me">
      <summary>{m.isForMe()}</summary>
      <form aria-label={m.whatYouCanDo()}>
        {asked.map((topic) => (
          <fieldset key={topic.slug}>
            <legend className="sr-only">{topic.name}</legend>
            {questionsOn(topic).map((question) => (
              <label key={question}>
                <input type="checkbox" data-topic={topic.slug} data-name={topic.name} />
                <span>{question}</span>
              </label>
            ))}
            <div role="status">
              <First topic={topic} easier={topic.slug === own ? easier : undefined} />
            </div>
          </fieldset>
        ))}
        <div role="status">
          <p className="for-me-yes">
            {m.forYou()} {start && <a href={start.href}>{m.startAt({ number: String(start.number) })}</a>}
          </p>
        </div>
      </form>
      <p className="needs-script">{m.weKeep()}</p>
    </details>
  );
}
