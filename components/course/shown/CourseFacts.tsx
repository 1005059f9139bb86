import { Fragment, type ReactNode } from 'react';
import { Licence } from '@/components/course/Licence';
import { Link } from '@/components/ui/Link';
import type { Cost, Trust } from '@/lib/course/course.schema';
import { CERTIFICATE_LABELS, type CourseInside, forWhom } from '@/lib/course/course-inside';
import type { CourseView } from '@/lib/course/course-view';
import { COST_LABELS, KIND_LABELS, LEVEL_LABELS, otherPlatform } from '@/lib/course/labels';
import { languageName, NO_LANGUAGE, nativeLanguageName } from '@/lib/course/language-names';
import { duration } from '@/lib/course/length';
import { longDay } from '@/lib/course/long-day';
import type { NamedList } from '@/lib/course/name-lists';
import { countOf } from '@/lib/format/count';
import { lazily } from '@/lib/format/lazily';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import { Named } from './Named';

const LINK = 'underline decoration-line-strong underline-offset-2 hover:text-accent-strong';

/** `crawlable`: a topic page, which crawlers may follow, not one of endlessly many searches. */
function SearchLink({ words, crawlable = false }: { words: string; crawlable?: boolean }) {
  return (
    <Link
      href={paths.search(canonicalWords(words))}
      rel={crawlable ? undefined : 'nofollow'}
      className={LINK}
    >
      <bdi>{words}</bdi>
    </Link>
  );
}

const TRUST_WORDS: Record<Trust, string | undefined> = {
  checked: undefined,
  stated: undefined,
  lists: 'Found in several lists. We have not checked it.',
  list: 'Found in one list. We have not checked it.',
};

/** Who states the facts, under which licence, and how sure they are. */
function FactSources({ trust, lists }: { trust: Trust; lists: NamedList[] }) {
  return (
    <>
      {lists.map(({ id, anchor, licence, licenceUrl, attribution }) => (
        <span key={id} className="block">
          <Link href={`${paths.sources()}#${anchor}`} className={LINK}>
            {id}
          </Link>
          {licence && (
            <span className="text-muted">
              {', '}
              <Licence licence={licence} licenceUrl={licenceUrl} className={LINK} />
            </span>
          )}
          {attribution && <span className="block text-muted">{attribution}</span>}
        </span>
      ))}
      <span className="mt-1 block text-muted">
        <Link href={`${paths.sources()}#changes`} className={LINK}>
          What we changed
        </Link>
      </span>
      {TRUST_WORDS[trust] && <span className="mt-1 block text-muted">{TRUST_WORDS[trust]}</span>}
    </>
  );
}

function language(tag: string): string {
  const [name, native] = [languageName(tag), nativeLanguageName(tag)];
  return name.toLowerCase() === native.toLowerCase() ? name : `${name} (${native})`;
}

const month = lazily(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The price, since when it is so, and the page that says it. */
function Price({ cost, since }: { cost: Cost; since: CourseInside['costSince'] }) {
  if (!since) return COST_LABELS[cost];
  const when = (
    <a href={since.source} rel="nofollow" className={LINK}>
      {month().format(new Date(since.month))}
    </a>
  );
  return (
    <>
      {COST_LABELS[cost]}
      {since.allows ? (
        <span className="block text-muted">
          Since {when}: {since.allows}
        </span>
      ) : (
        <>, since {when}</>
      )}
    </>
  );
}

/** All known facts of a course. */
export function CourseFacts({ course, lessons, playlist, inside }: Omit<CourseView, 'related'>) {
  const { provider, uploader, instructors = [], topics = [], smallTopics = [] } = course;
  const { checkedAt, trust, lists = [] } = course;
  const platform = otherPlatform(course);
  // The provider of a tool, such as Blender, is called like its topic.
  const isTopic = topics.some(
    (name) => canonicalWords(name) === canonicalWords(provider) && !smallTopics.includes(name),
  );
  const facts: [string, ReactNode][] = [
    ['Provider', <SearchLink key="p" words={provider} crawlable={isTopic} />],
  ];
  if (platform) facts.push(['Platform', platform]);
  if (uploader) facts.push(['Uploaded by', <bdi key="u">{uploader}</bdi>]);
  if (instructors.length > 0) {
    facts.push([
      instructors.length === 1 ? 'Teacher' : 'Teachers',
      instructors.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <SearchLink words={name} />
        </Fragment>
      )),
    ]);
  }
  if (topics.length > 0) {
    facts.push([
      topics.length === 1 ? 'Topic' : 'Topics',
      topics.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <SearchLink words={name} crawlable={!smallTopics.includes(name)} />
        </Fragment>
      )),
    ]);
  }
  facts.push(['Format', KIND_LABELS[course.kind]]);
  if (lessons.length > 1) facts.push(['Lessons', countOf(lessons.length, 'lesson')]);
  if (playlist) facts.push(['Lessons', 'One playlist']);
  if (course.hours) facts.push(['Length', duration(course.hours * 3600)]);
  if (course.workload) facts.push(['Workload', `${duration(course.workload * 3600)} of study`]);
  if (inside.weeks) facts.push(['Weeks', inside.weeks]);
  if (inside.audience) facts.push(['Made for', forWhom(inside.audience)]);
  if (inside.comesWith)
    facts.push([
      'Comes with',
      <span key="w" className="first-letter:uppercase">
        {inside.comesWith.join(', ')}
      </span>,
    ]);
  if (course.level) facts.push(['Level', LEVEL_LABELS[course.level]]);
  if (course.language !== NO_LANGUAGE) facts.push(['Language', language(course.language)]);
  if (course.year) facts.push(['Year', course.year]);
  if (inside.versions)
    facts.push(['Other years', <Named key="v" courses={inside.versions} by="year" className={LINK} />]);
  facts.push(['Price', <Price key="m" cost={course.cost} since={inside.costSince} />]);
  if (inside.certificate) facts.push(['Certificate', CERTIFICATE_LABELS[inside.certificate]]);
  if (inside.updated) facts.push(['Last changed', longDay(inside.updated)]);
  if (checkedAt)
    facts.push([
      'Last checked',
      <time key="c" dateTime={checkedAt}>
        {longDay(checkedAt)}
      </time>,
    ]);
  if (lists.length > 0) facts.push(['Facts from', <FactSources key="s" trust={trust} lists={lists} />]);
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
