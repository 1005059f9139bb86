import { Breadcrumb } from '@/components/course/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { type MapLayout, stepsToTopic, topicRel } from '@/lib/course';
import type { HeadData } from '@/lib/head/head.types';
import type { Called } from '@/lib/locale/topic-name';
import type { MapStep, TopicAround } from '@/lib/map';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import * as m from '@/messages/map';
import { MapPicture } from './MapPicture';

type Props = { around: TopicAround; layout?: MapLayout; planHref: string; head: HeadData };

const coursesHref = ({ name, english = name }: Called) => paths.search(canonicalWords(english));

function Step({ step }: { step: MapStep }) {
  const { slug, name, count, why, of, helps } = step;
  const words = of && why ? m.whyFor({ of, why }) : why;
  return (
    <li>
      <a href={paths.map(slug)} rel={topicRel(step)} data-topic={slug}>
        {name}
      </a>
      {helps && m.helps()}
      <p>
        {words && `${words}. `}
        {count > 0 && (
          <a href={coursesHref(step)} rel={topicRel(step)}>
            {m.countCourses({ count })}
          </a>
        )}
      </p>
    </li>
  );
}

/** What comes before a topic and where it leads: a picture, and the same as lists with the reasons. */
export function TopicMap({ around, layout, planHref, head }: Props) {
  const { topic, isOpen, before, helps, next, more } = around;
  const { slug, name, count, firstFor } = topic;
  const here = { name, href: coursesHref(topic), ...(topicRel(topic) && { rel: 'nofollow' as const }) };
  return (
    <>
      <PageHead {...head} />
      <Breadcrumb steps={[...stepsToTopic(), here]} here={m.map()} />
      <h1 data-topic={slug} className="mt-3 text-3xl font-extrabold sm:text-4xl">
        {m.heading({ name })}
      </h1>
      {firstFor && <p className="mt-2 text-muted first-letter:uppercase">{`${firstFor}.`}</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        {count > 0 && (
          <a href={coursesHref(topic)} rel={topicRel(topic)} className="button button-primary">
            {m.seeCourses({ count })}
          </a>
        )}
        <a href={planHref} rel="nofollow" className="button button-quiet">
          {m.planMyPath()}
        </a>
      </p>
      {layout && (
        <MapPicture name={name} slug={slug} nodes={[topic, ...before, ...helps, ...next]} layout={layout} />
      )}
      <div className="map-lists">
        <section aria-labelledby="before">
          <h2 id="before">{m.whatComesFirst()}</h2>
          {isOpen && <p>{m.anyoneCanBegin()}</p>}
          {before.length > 0 && (
            <ol>
              {before.map((step) => (
                <Step key={step.slug} step={step} />
              ))}
            </ol>
          )}
          {helps.length > 0 && (
            <>
              <h3>{m.whatHelps()}</h3>
              <ul>
                {helps.map((step) => (
                  <Step key={step.slug} step={step} />
                ))}
              </ul>
            </>
          )}
          {!isOpen && before.length + helps.length === 0 && <p>{m.notKnown()}</p>}
        </section>
        <section aria-labelledby="after">
          <h2 id="after">{m.whereItLeads()}</h2>
          {next.length === 0 && <p>{m.leadsNowhere()}</p>}
          <ul>
            {next.map((step) => (
              <Step key={step.slug} step={step} />
            ))}
          </ul>
          {more && <p>{m.andMore({ more })}</p>}
        </section>
      </div>
    </>
  );
}
