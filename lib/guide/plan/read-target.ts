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
};

/** What the words of a goal say: the slugs of what they name, and the words in which typing mistakes are mended. */
type Read = { topics: readonly string[]; age?: number; correctedTo?: string };

/** Children of this age are in the first year of a school. */
const FIRST_YEAR = 6;
const YEARS = 12;
/** Older people are in no school. */
const OLDEST = 19;
/** The subject of the catalogue that has the years, subjects and exams of schools. */
const SCHOOL = 'School and exams';
const HOW_TO_LEARN: readonly string[] = ['exam-preparation', 'homework-help', 'school'];

const kindOf = (map: TopicMap, slug: string) => topicAt(map, slug)?.kind;

/** The year of a school in which a child of this age is. */
function yearOf(map: TopicMap, age: number): string | undefined {
  if (age > OLDEST) return undefined;
  const year = age - FIRST_YEAR + 1;
  const slug = year < 1 ? 'preschool' : `grade-${Math.min(year, YEARS)}`;
  return topicAt(map, slug) && slug;
}

/** A subject of a school without courses is learned with the subject itself; an exam has its own. */
function inSchool(map: TopicMap, slug: string): string {
  const { subject, kind, count, broader } = topicAt(map, slug) ?? {};
  const isSubject = subject === SCHOOL && kind === undefined && count === 0;
  return isSubject && broader !== undefined && topicAt(map, broader) ? broader : slug;
}

/** Letters that a language adds to a word ("sommelierem"); a shorter word is more likely another one. */
const MOST_ENDING = 3;
const FEWEST_INFLECTED = 6;
/** A subject's audience is no goal: "statistics for actuaries". */
const PURPOSE = /^(?:for|para|pour|für|per|для|untuk|cho)$/;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where a name stands in a goal, as a number of words; -1 if it does not. */
function placeOf(words: readonly string[], name: readonly string[]): number {
  const isWord = (typed = '', word = '') =>
    typed === word ||
    (word.length >= FEWEST_INFLECTED &&
      typed.length >= word.length &&
      typed.length - word.length <= MOST_ENDING &&
      typed.startsWith(word.replace(/[aeo]$/, '')));
  return words.findIndex((_, at) => name.every((word, n) => isWord(words[at + n], word)));
}

type PathName = { path: StudyPath; name: string; key: string; words: string[] };

/** By the paths of an index. Thousands of names: to split them into words took four fifths of the time of a plan. */
const knownNames = new WeakMap<readonly StudyPath[], PathName[]>();

function namesIn(paths: readonly StudyPath[]): PathName[] {
  const known = knownNames.get(paths);
  if (known) return known;
  const names = paths.flatMap((path) =>
    Object.values(path.names ?? {}).flatMap((some) =>
      some.map((name) => {
        const key = wordKey(name);
        return { path, name, key, words: key.split(' ') };
      }),
    ),
  );
  knownNames.set(paths, names);
  return names;
}

/** The path whose name a goal has, the longest first: the names of professions that are no topics. */
function pathNamed(goal: string, paths: readonly StudyPath[]): PathName | undefined {
  const said = wordKey(goal);
  const words = said.split(' ');
  let best: PathName | undefined;
  for (const one of namesIn(paths)) {
    const { name, key, words: own } = one;
    if (name.length <= (best?.name.length ?? 0)) continue;
    const at = SPACELESS.test(key) ? (said.includes(key) ? 0 : -1) : placeOf(words, own);
    if (at >= 0 && !PURPOSE.test(words[at - 1] ?? '')) best = one;
  }
  return best;
}

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

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
  const key = wordKey(goal);
  const said = studyPaths.find((path) => path.goal !== undefined && wordKey(path.goal) === key);
  if (said) return { ...called(said.for.slice(0, 1)), topics: said.for, path: said };
  const byName = pathNamed(read.correctedTo ?? goal, studyPaths);
  if (byName) {
    const { path, name } = byName;
    const english = path.names?.en ?? [];
    const called = { name: capital(name), ...(!english.includes(name) && { english: english[0] ?? name }) };
    return { ...called, topics: path.steps.map(({ topic }) => topic), path };
  }
  const profession = named.find((slug) => kindOf(map, slug) === 'profession');
  if (profession !== undefined) {
    const path = pathFor(profession);
    const topics = topicAt(map, profession)?.leadsTo ?? [];
    return { ...called([profession]), topics, ...(path && { path }) };
  }
  const isSchool = (slug: string) => kindOf(map, slug) !== undefined;
  const subjects = named.filter((slug) => !isSchool(slug));
  // Beside a subject, an exam or homework is no other one.
  const learned = subjects.filter((slug) => !HOW_TO_LEARN.includes(slug));
  const topics = learned.length > 0 || named.some(isSchool) ? learned : subjects;
  const school = named.find(isSchool) ?? (read.age !== undefined ? yearOf(map, read.age) : undefined);
  if (school !== undefined) {
    const name = called([...topics, school]);
    const own = topics.length === 0 ? pathFor(school) : undefined;
    if (own) return { ...name, topics: [school], path: own };
    const parts = partsOf(map, school, topics);
    const path = parts.length === 1 ? pathFor(parts[0] ?? '') : undefined;
    return { ...name, topics: parts, school, ...(path && { path }) };
  }
  if (topics.length === 0) return undefined;
  const [only = '', ...others] = topics;
  const path = others.length === 0 ? pathFor(only) : undefined;
  return { ...called(topics), topics, ...(path && { path }) };
}
