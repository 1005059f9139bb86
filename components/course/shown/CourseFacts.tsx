import { Fragment, type ReactNode } from 'react';
import { isNamed, Licence } from '@/components/course/Licence';
import { Link } from '@/components/ui/Link';
import type { Cost, Trust } from '@/lib/course/course.schema';
import { type CourseInside, forWhom } from '@/lib/course/course-inside';
import type { CourseView } from '@/lib/course/course-view';
import { COST_LABELS, KIND_LABELS, otherPlatform } from '@/lib/course/labels';
import { languageName, NO_LANGUAGE, nativeLanguageName } from '@/lib/course/language-names';
import { atLeast, duration } from '@/lib/course/length';
import { LEVEL_LABELS } from '@/lib/course/level-labels';
import { longDay } from '@/lib/course/long-day';
import type { NamedList } from '@/lib/course/name-lists';
import { certificateLabel } from '@/lib/course/offer-labels';
import { providerName } from '@/lib/course/texts/who-teaches';
import { listOf } from '@/lib/format/join-words';
import { perLocale } from '@/lib/format/per-locale';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import * as m from '@/messages/course';
import * as format from '@/messages/format';
import { Named } from './Named';

const LINK = 'underline decoration-line-strong underline-offset-2 hover:text-accent-strong';

/** `crawlable`: a topic page, which crawlers may follow, not one of endlessly many searches. */
function SearchLink({
  words,
  name = words,
  crawlable = false,
}: {
  words: string;
  name?: string | undefined;
  crawlable?: boolean;
}) {
  return (
    <Link
      href={paths.search(canonicalWords(words))}
      rel={crawlable ? undefined : 'nofollow'}
      className={LINK}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

/** Who states the facts, under which licence, and how sure they are. */
function FactSources({ trust, lists }: { trust: Trust; lists: NamedList[] }) {
  return (
    <>
      {lists.map(({ id, anchor, licence, licenceUrl, attribution }) => (
        <span key={id} className="block not-first:mt-2">
          <Link href={`${paths.sources()}#${anchor}`} className={LINK}>
            {id}
          </Link>
          {licence && isNamed(licence) && (
            <span className="text-muted">
              {format.comma()}
              <Licence licence={licence} licenceUrl={licenceUrl} className={LINK} />
            </span>
          )}
          {attribution && (
            <span lang="en" className="block text-muted">
              <bdi>{attribution}</bdi>
            </span>
          )}
        </span>
      ))}
      <span className="mt-2 block text-muted">
        <Link href={`${paths.sources()}#changes`} className={LINK}>
          {m.whatWeChanged()}
        </Link>
      </span>
      {(trust === 'lists' || trust === 'list') && (
        <span className="mt-1 block text-muted">{m.foundIn({ trust })}</span>
      )}
    </>
  );
}

function language(tag: string): string {
  const [name, native] = [languageName(tag), nativeLanguageName(tag)];
  return name.toLowerCase() === native.toLowerCase() ? name : m.nameInItsLanguage({ name, native });
}

const month = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The price, since when it is so, and the page that says it. */
function Price({ cost, since }: { cost: Cost; since: CourseInside['costSince'] }) {
  if (!since) return COST_LABELS[cost]();
  const price = COST_LABELS[cost]();
  const when = () => (
    <a href={since.source} rel="nofollow" className={LINK}>
      {month().format(new Date(since.month))}
    </a>
  );
  if (!since.allows) return m.priceSince({ price, when });
  return (
    <>
      {price}
      <span className="block text-muted">{m.sinceAllows({ when, allows: since.allows })}</span>
    </>
  );
}

/** How long a course is by a rule of its platform, since when that holds, and the page that says it. */
function About({ hours, month: since, source }: NonNullable<CourseInside['estimate']>) {
  const when = () => (
    <a href={source} rel="nofollow" className={LINK}>
      {month().format(new Date(since))}
    </a>
  );
  return (
    <>
      {m.aboutTime({ time: duration(hours * 3600) })}
      <span className="block text-muted">{m.byRule({ when })}</span>
    </>
  );
}

export function CourseFacts({ course, lessons, playlist, inside }: Omit<CourseView, 'related'>) {
  const { provider, uploader, instructors = [], topics = [], smallTopics = [], called } = course;
  const { checkedAt, trust, lists = [] } = course;
  const platform = otherPlatform(course);
  // The provider of a tool, such as Blender, is called like its topic.
  const isTopic = topics.some(
    (name) => canonicalWords(name) === canonicalWords(provider) && !smallTopics.includes(name),
  );
  const facts: [string, ReactNode][] = [
    [m.provider(), <SearchLink key="p" words={provider} name={providerName(course)} crawlable={isTopic} />],
  ];
  if (platform) facts.push([m.platform(), platform]);
  if (uploader) facts.push([m.uploadedBy(), <bdi key="u">{uploader}</bdi>]);
  if (instructors.length > 0) {
    facts.push([
      instructors.length === 1 ? m.teacher() : m.teachers(),
      instructors.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && format.comma()}
          <SearchLink words={name} />
        </Fragment>
      )),
    ]);
  }
  if (topics.length > 0) {
    facts.push([
      topics.length === 1 ? m.topic() : m.topics(),
      topics.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && format.comma()}
          <SearchLink words={name} name={called?.[name]} crawlable={!smallTopics.includes(name)} />
        </Fragment>
      )),
    ]);
  }
  facts.push([m.format(), KIND_LABELS[course.kind]()]);
  if (lessons.length > 1) facts.push([m.lessons(), m.countLessons({ count: lessons.length })]);
  if (playlist) facts.push([m.lessons(), m.onePlaylist()]);
  if (course.hours) facts.push([m.length(), duration(course.hours * 3600)]);
  if (course.leastHours) facts.push([lessons.length > 0 ? m.length() : m.workload(), atLeast(course)]);
  if (inside.estimate) facts.push([m.length(), <About key="a" {...inside.estimate} />]);
  const by = inside.timeBy && (
    <span key="b" className="block text-muted">
      {m.countedBy({ who: () => <bdi>{inside.timeBy}</bdi> })}
    </span>
  );
  if (course.workload)
    facts.push([m.workload(), [m.ofStudy({ time: duration(course.workload * 3600) }), by]]);
  if (course.weeks) facts.push([m.weeks(), [course.weeks, !course.workload && by]]);
  if (inside.audience) facts.push([m.madeFor(), forWhom(inside.audience)]);
  if (inside.comesWith)
    facts.push([
      m.comesWith(),
      <span key="w" className="first-letter:uppercase">
        {listOf(inside.comesWith)}
      </span>,
    ]);
  if (course.level) facts.push([m.level(), LEVEL_LABELS[course.level]()]);
  if (course.language !== NO_LANGUAGE) facts.push([m.language(), language(course.language)]);
  if (course.year) facts.push([m.year(), course.year]);
  if (inside.otherYears)
    facts.push([m.otherYears(), <Named key="y" courses={inside.otherYears} className={LINK} />]);
  if (inside.alsoOn)
    facts.push([m.sameCourseOn(), <Named key="o" courses={inside.alsoOn} className={LINK} />]);
  facts.push([m.price(), <Price key="m" cost={course.cost} since={inside.costSince} />]);
  if (course.certificate) facts.push([m.certificate(), certificateLabel(course.certificate)]);
  if (inside.updated) facts.push([m.lastChanged(), longDay(inside.updated)]);
  if (checkedAt)
    facts.push([
      m.lastChecked(),
      <time key="c" dateTime={checkedAt}>
        {longDay(checkedAt)}
      </time>,
    ]);
  if (lists.length > 0) facts.push([m.factsFrom(), <FactSources key="s" trust={trust} lists={lists} />]);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 narrow:grid-cols-1 text-sm">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
