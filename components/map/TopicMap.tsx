import { Breadcrumb } from '@/components/course/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { type MapLayout, stepsToTopic, topicRel } from '@/lib/course';
import { countOf } from '@/lib/format/count';
import type { HeadData } from '@/lib/head/head.types';
import type { MapStep, TopicAround } from '@/lib/map';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import { MapPicture } from './MapPicture';

type Props = { around: TopicAround; layout?: MapLayout; planHref: string; head: HeadData };

const coursesHref = (name: string) => paths.search(canonicalWords(name));

function Step({ step }: { step: MapStep }) {
  const { slug, name, count, why, of, helps } = step;
  const words = of ? `for ${of}: ${why}` : why;
  return (
    <li>
      <a href={paths.map(slug)} rel={topicRel(step)}>
        {name}
      </a>
      {helps && ' (helps)'}
      <p>
        {words && `${words}. `}
        {count > 0 && (
          <a href={coursesHref(name)} rel={topicRel(step)}>
            {countOf(count, 'course')}
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
  const here = { name, href: coursesHref(name), ...(topicRel(topic) && { rel: 'nofollow' as const }) };
  return (
    <>
      <PageHead {...head} />
      <Breadcrumb steps={[...stepsToTopic(), here]} here="Map" />
      <h1 className="mt-3 text-3xl font-extrabold sm:text-4xl">{`${name}: what comes before and after`}</h1>
      {firstFor && <p className="mt-2 text-muted first-letter:uppercase">{`${firstFor}.`}</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        {count > 0 && (
          <a href={coursesHref(name)} rel={topicRel(topic)} className="button button-primary">
            {`See ${countOf(count, 'course')}`}
          </a>
        )}
        <a href={planHref} rel="nofollow" className="button button-quiet">
          Plan my path
        </a>
      </p>
      {layout && (
        <MapPicture name={name} slug={slug} nodes={[topic, ...before, ...helps, ...next]} layout={layout} />
      )}
      <div className="map-lists">
        <section aria-labelledby="before">
          <h2 id="before">What comes first</h2>
          {isOpen && <p>Nothing: anyone can begin with it.</p>}
          {before.length > 0 && (
            <ol>
              {before.map((step) => (
                <Step key={step.slug} step={step} />
              ))}
            </ol>
          )}
          {helps.length > 0 && (
            <>
              <h3>What helps</h3>
              <ul>
                {helps.map((step) => (
                  <Step key={step.slug} step={step} />
                ))}
              </ul>
            </>
          )}
          {!isOpen && before.length + helps.length === 0 && <p>We do not know what comes before it.</p>}
        </section>
        <section aria-labelledby="after">
          <h2 id="after">Where it leads</h2>
          {next.length === 0 && <p>No other topic needs it.</p>}
          <ul>
            {next.map((step) => (
              <Step key={step.slug} step={step} />
            ))}
          </ul>
          {more && <p>{`And to ${countOf(more, 'more topic')}.`}</p>}
        </section>
      </div>
    </>
  );
}
