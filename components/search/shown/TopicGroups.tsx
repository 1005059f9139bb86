import Head from 'next/head';
import { Breadcrumb } from '@/components/course/Breadcrumb';
import { CourseGroup } from '@/components/course/CourseGroup';
import { listedRel, stepsToTopic, topicHref, topicRel } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import type { TopicPage } from '@/lib/search/topic-page.types';
import * as m from '@/messages/search';

/**
 * What a topic page shows below its results: its figures, notable courses, related topics, and what it is part of.
 */
export function TopicGroups({ topic }: { topic: TopicPage }) {
  const { name, intro, more, related, mapped, feed } = topic;
  return (
    <section aria-labelledby="topic-groups" className="later topic-groups">
      {feed && (
        <Head>
          <link
            key="feed"
            rel="alternate"
            type="application/atom+xml"
            title={m.newCoursesOn({ topic: name })}
            href={feed}
          />
        </Head>
      )}
      <h2 id="topic-groups" className="text-xl font-bold sm:text-2xl">
        {m.moreAbout({ topic: name })}
      </h2>
      {intro && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
      {more.length > 0 && (
        <div className="group-boxes mt-4">
          {more.map((group) => (
            <CourseGroup key={group.heading} {...group} />
          ))}
        </div>
      )}
      {related.length > 0 && (
        <nav aria-label={m.relatedTopics()} className="mt-8">
          <h3 className="font-bold">{m.relatedTopics()}</h3>
          <ul className="pills mt-3">
            {related.map((other) => (
              <li key={other.name}>
                <a href={topicHref(other)} rel={topicRel(other)} data-count={numberOf(other.count)}>
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="topic-end">
        <Breadcrumb steps={stepsToTopic()} here={name} />
        {mapped && (
          <a href={paths.map(mapped)} rel={listedRel({ listed: true })}>
            {m.mapOf({ topic: name })}
          </a>
        )}
        {feed && (
          <a href={feed} rel="nofollow" type="application/atom+xml">
            {m.feedOf({ topic: name })}
          </a>
        )}
      </div>
    </section>
  );
}
