import { asShown, readPlatforms } from '@/lib/catalog/server/catalog-source';
import { readCatalog, readSources, readTopics } from '@/lib/catalog/server/read-catalog';
import {
  COST_LABELS,
  type Course,
  isListedTopic,
  knownHours,
  listedLessons,
  listsOf,
  sourceOf,
  type Topic,
  type TopicMap,
  trustOf,
  unlistedBecause,
} from '@/lib/course';
import { knowFirst } from '@/lib/map';
import { upFrom } from './up-from';

/** How often each thing is so. */
type Counts = Record<string, number>;

const add = (counts: Counts, name: string, number = 1) => {
  counts[name] = (counts[name] ?? 0) + number;
};

/** Whether somebody can see what is inside before they go there: its parts, or how long it takes. */
const partsOf = ({ lessons = [], outline = [] }: Course): number => lessons.length + outline.length;
const opens = (course: Course): boolean =>
  partsOf(course) > 1 || knownHours(course) !== undefined || course.workload !== undefined;

/** What pages say of a course, and what they leave open. */
const SAID: Readonly<Record<string, (course: Course) => boolean>> = {
  'a level': ({ level }) => level !== undefined,
  'two or more lessons or parts': (course) => partsOf(course) > 1,
  'a length': (course) => knownHours(course) !== undefined,
  'a workload': ({ workload }) => workload !== undefined,
  'a length by a rule of their platform alone': ({ estimate }) => estimate !== undefined,
  'a number of weeks': ({ weeks }) => weeks !== undefined,
  'what they come with': ({ assets }) => assets !== undefined,
  'what they ask for': ({ prerequisites }) => prerequisites !== undefined,
  'a sentence of their source': ({ summary }) => summary !== undefined,
  'other years or places of them': ({ versions }) => versions !== undefined,
  'a teacher': ({ instructors }) => instructors !== undefined,
  'a year': ({ year }) => year !== undefined,
  'a price that may have changed since': ({ cost }) => cost === 'audit',
  'the day on which its address was found': ({ checkedAt }) => checkedAt !== undefined,
};

const BASICS = 'only the basics of its own topic';

/** How a page says what to know before a course above beginner level. */
function firstOf(map: TopicMap, course: Course): string {
  const first = knowFirst(map, course);
  if (first?.isStated) return 'stated by the course';
  if (!first) return 'not known';
  return first.must.length + first.helps.length > 0 ? 'other topics' : BASICS;
}

/** The words of a course's page that are only right where something bears them out. */
function wordsOf(map: TopicMap, course: Course): string[] {
  const { cost, prerequisites } = course;
  return [
    COST_LABELS[cost](),
    ...(trustOf(course) === 'list' ? ['Not checked'] : []),
    ...(prerequisites?.none
      ? [
          `Nothing to know first: ${prerequisites.source ? 'a catalogue names nothing' : 'the course says so'}`,
        ]
      : []),
    ...(knowFirst(map, course)?.nothing ? ['Nothing to know first: a first course on its topic'] : []),
  ];
}

/** Topics of a catalogue as the map has them, without the numbers of their courses. */
const mapOf = (topics: ReadonlyMap<string, Topic>): TopicMap =>
  Object.fromEntries([...topics].map(([slug, topic]) => [slug, { ...topic, count: 0 }]));

/**
 * Counts what the catalogue may claim: by the licences of the lists that name its courses, by how sure it is, by the pages
 * that search engines are told of, and by what the pages of courses state.
 * @throws Error naming a folder or a line of topics that cannot be read.
 */
export async function countTruth(dirs: string[]): Promise<Record<string, Counts>> {
  const sources = await readSources(dirs);
  const platforms = await readPlatforms(dirs);
  const topics = new Map((await readTopics(dirs)).map((topic) => [topic.slug, topic]));
  const licences: Counts = {};
  const trusts: Counts = {};
  const said: Counts = Object.fromEntries(Object.keys(SAID).map((name) => [name, 0]));
  const byTopic: Counts = {};
  const pages: Counts = {};
  const map = mapOf(topics);
  const first: Counts = { all: 0 };
  const words: Counts = {};
  const inside: Counts = { lessons: 0, 'lessons, with captions': 0, 'lessons, with a mirror': 0, parts: 0 };
  const subjects = new Map<string, { all: number; open: number }>();
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem') continue;
    const { course } = row;
    const lists = listsOf(course).map((list) => sourceOf(list, sources)?.licence ?? 'not described');
    for (const licence of new Set(lists)) add(licences, licence);
    add(trusts, trustOf(course));
    for (const word of wordsOf(map, course)) add(words, word);
    const shown = asShown(course, platforms);
    for (const [name, isSaid] of Object.entries(SAID)) if (isSaid(shown)) add(said, name);
    for (const slug of new Set(course.topics.flatMap((topic) => [...upFrom(topic, topics)])))
      add(byTopic, slug);
    const subject = topics.get(course.topics[0] ?? '')?.subject ?? 'no subject';
    const { all, open } = subjects.get(subject) ?? { all: 0, open: 0 };
    subjects.set(subject, { all: all + 1, open: open + Number(opens(course)) });
    if (course.level !== undefined && course.level !== 'beginner') {
      add(first, 'all');
      add(first, firstOf(map, course));
    }
    add(inside, 'parts', course.outline?.length ?? 0);
    for (const { captions, mirror } of course.lessons ?? []) {
      add(inside, 'lessons');
      if (captions) add(inside, 'lessons, with captions');
      if (mirror) add(inside, 'lessons, with a mirror');
    }
    add(pages, 'courses');
    add(pages, `courses, ${unlistedBecause(shown) ?? 'listed'}`);
    add(pages, 'lessons', course.lessons?.length ?? 0);
    add(pages, 'lessons, listed', listedLessons(shown).length);
  }
  const { all = 0, 'not known': unknown = 0, [BASICS]: basics = 0 } = first;
  first['of 100, with a statement or another topic'] = Math.round(
    ((all - unknown - basics) * 100) / Math.max(all, 1),
  );
  const counts = Object.values(byTopic);
  add(pages, 'topics', counts.length);
  add(pages, 'topics, listed', counts.filter((count) => isListedTopic({ count })).length);
  return {
    'courses by the licences of their lists': licences,
    'courses by how sure they are': trusts,
    'pages, and those that search engines are told of': pages,
    'courses that state': said,
    'words of courses and their pages': words,
    'what is inside': inside,
    'what to know before courses above beginner level': first,
    'courses of a subject whose parts, length or workload are known': Object.fromEntries(
      [...subjects].map(([name, { all, open }]) => [`${name}, of ${all.toLocaleString('en')}`, open]),
    ),
  };
}
