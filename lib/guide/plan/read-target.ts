import { wordKey } from '@polymath/engine/text/tokenize';
import type { StudyPath, TopicMap } from '@/lib/course';
import { type Called, topicName } from '@/lib/locale/topic-name';
import { fulfils, topicAt } from '@/lib/map';

/** What a goal is about: a profession or another goal whose steps are known, or topics. */
export type Target = Called & {
  topics: string[];
  path?: StudyPath;
  /** The year of a school, or the exam, whose courses suit best. */
  school?: string;
  isNearest?: true;
};

/** What the words of a goal say: the slugs of what they name, else of what is near. */
type Read = { topics: readonly string[]; near: readonly string[]; age?: number };

/** Children of this age are in the first year of a school. */
const FIRST_YEAR = 6;
const YEARS = 12;
/** The subject of the catalogue that has the years, subjects and exams of schools. */
const SCHOOL = 'School and exams';

const kindOf = (map: TopicMap, slug: string) => topicAt(map, slug)?.kind;

/** The year of a school in which a child of this age is. */
function yearOf(map: TopicMap, age: number): string | undefined {
  const year = age - FIRST_YEAR + 1;
  const slug = year < 1 ? 'preschool' : `grade-${Math.min(year, YEARS)}`;
  return topicAt(map, slug) && slug;
}

/** A subject of a school without courses is learned with the subject itself. */
function inSchool(map: TopicMap, slug: string): string {
  const { subject, count, broader } = topicAt(map, slug) ?? {};
  return subject === SCHOOL && count === 0 && broader !== undefined && topicAt(map, broader) ? broader : slug;
}

/** What a year of a school or an exam takes of a topic: its parts, or all where no topic is named. */
function partsOf(map: TopicMap, school: string, topics: readonly string[]): string[] {
  const all = (topicAt(map, school)?.leadsTo ?? []).filter((slug) => topicAt(map, slug));
  if (topics.length === 0) return all;
  const parts = all.filter((slug) => topics.some((topic) => slug !== topic && fulfils(map, slug, topic)));
  return parts.length > 0 ? parts : [...topics];
}

/** Finds what a goal is about; undefined where its words name nothing that is known. */
export function readTarget(
  goal: string,
  read: Read,
  { map, studyPaths }: { map: TopicMap; studyPaths: readonly StudyPath[] },
): Target | undefined {
  const named = read.topics.filter((slug) => topicAt(map, slug)).map((slug) => inSchool(map, slug));
  const namesOf = (slugs: readonly string[], nameOf: (name: string) => string) =>
    slugs.map((slug) => nameOf(topicAt(map, slug)?.name ?? slug).replace(/ \([^()]*\)$/, '')).join(', ');
  const called = (slugs: readonly string[]): Called => {
    const [name, english] = [namesOf(slugs, topicName), namesOf(slugs, (one) => one)];
    return name === english ? { name } : { name, english };
  };
  const pathFor = (slug: string) => studyPaths.find((path) => path.for.includes(slug));
  const said = studyPaths.find((path) => path.goal !== undefined && wordKey(path.goal) === wordKey(goal));
  if (said) return { ...called(said.for.slice(0, 1)), topics: said.for, path: said };
  const profession = named.find((slug) => kindOf(map, slug) === 'profession');
  if (profession !== undefined) {
    const path = pathFor(profession);
    const topics = topicAt(map, profession)?.leadsTo ?? [];
    return { ...called([profession]), topics, ...(path && { path }) };
  }
  const isSchool = (slug: string) => kindOf(map, slug) !== undefined;
  const topics = named.filter((slug) => !isSchool(slug));
  const school = named.find(isSchool) ?? (read.age !== undefined ? yearOf(map, read.age) : undefined);
  if (school !== undefined) {
    const name = called([...topics, school]);
    const own = topics.length === 0 ? pathFor(school) : undefined;
    if (own) return { ...name, topics: [school], path: own };
    const parts = partsOf(map, school, topics);
    const path = parts.length === 1 ? pathFor(parts[0] ?? '') : undefined;
    return { ...name, topics: parts, school, ...(path && { path }) };
  }
  if (topics.length > 0) {
    const [only = '', ...others] = topics;
    const path = others.length === 0 ? pathFor(only) : undefined;
    return { ...called(topics), topics, ...(path && { path }) };
  }
  const near = read.near.find((slug) => topicAt(map, slug));
  if (near === undefined) return undefined;
  return { ...called([near]), topics: [near], isNearest: true };
}
