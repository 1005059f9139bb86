import { isAudience, isChild as isChildWord } from '@polymath/engine/text/audience-words';
import { isFiller } from '@polymath/engine/text/filler-words';
import { LANGUAGES_IN_ENGLISH } from '@polymath/engine/text/filter-words';
import { wordKey } from '@polymath/engine/text/tokenize';
import type { StudyPath, TopicMap } from '@/lib/course';
import { listOf } from '@/lib/format/join-words';
import { type Called, topicName } from '@/lib/locale/topic-name';
import { fulfils, mustBefore, topicAt } from '@/lib/map';

/** What a goal is about: a profession or another goal whose steps are known, or topics. */
export type Target = Called & {
  topics: string[];
  path?: StudyPath;
  /** The year of a school, or the exam, whose courses suit best. */
  school?: string;
  /** A child learns it, and at no school: others' courses do not suit. */
  isForChild?: true;
  /** Who learns it at school, or at the age of one: a university's courses do not suit children, and suit older pupils less. */
  pupils?: 'children' | 'older';
};

/** What the words of a goal say: the slugs of what they name, and the words in which typing mistakes are mended. */
type Read = {
  topics: readonly string[];
  /** Words that name nothing. */
  other: readonly string[];
  /** Topics that the words may mean. */
  near: readonly string[];
  languages: readonly string[];
  language?: string;
  age?: number;
  correctedTo?: string;
};

/** Children of this age are in the first year of a school. */
const FIRST_YEAR = 6;
const YEARS = 12;
const PRIMARY = 'primary-school';
/** Older people are in no school. */
const OLDEST = 19;
/** The subject of the catalogue that has the years, subjects and exams of schools. */
const SCHOOL = 'School and exams';
/** Who is no older learns some subjects in another way, younger ones are taught by their parents. */
const CHILD = 12;
const YOUNGEST = 4;
const FOR_CHILDREN: ReadonlyMap<string, string> = new Map([
  ['programming', 'programming-for-children'],
  ['game-development', 'programming-for-children'],
]);
const HOW_TO_LEARN: readonly string[] = [
  'exam-preparation',
  'homework-help',
  'study-skills',
  'homeschooling',
  'school',
  'career',
  'career-change',
];
/** What is on a telephone or a computer: "an app for iPhone" is about the app. */
const WHERE_IT_RUNS: readonly string[] = ['smartphones', 'computer-basics'];

const kindOf = (map: TopicMap, slug: string) => topicAt(map, slug)?.kind;

/** The year of a school in which a child of this age is. */
function yearOf(map: TopicMap, age: number): string | undefined {
  if (age > OLDEST) return undefined;
  const year = age - FIRST_YEAR + 1;
  const slug = year < 1 ? 'preschool' : `grade-${Math.min(year, YEARS)}`;
  return topicAt(map, slug) && slug;
}

/** What children of an age learn at school. */
export const learnedAt = (map: TopicMap, age: number): readonly string[] =>
  topicAt(map, yearOf(map, age) ?? '')?.leadsTo ?? [];

/** Whether children go to a school, or are in one of its years. */
const isOfPrimary = (map: TopicMap, school: string): boolean =>
  school === PRIMARY || school === 'preschool' || topicAt(map, school)?.broader === PRIMARY;

/** A topic, or what children learn instead. */
function forChildren(map: TopicMap, slug: string): string {
  const other = FOR_CHILDREN.get(slug);
  return other !== undefined && topicAt(map, other) ? other : slug;
}

/** Of these, children learn each part. */
export const OF_CHILDREN: readonly string[] = ['arithmetic', 'programming-for-children', 'money-for-kids'];

const isTaughtWhole = (map: TopicMap, slug: string): boolean =>
  OF_CHILDREN.some((known) => fulfils(map, slug, known));

/** Whether children learn a topic: at school, or it is theirs. */
function isOfChildren(map: TopicMap, slug: string): boolean {
  const years = Array.from({ length: CHILD - YOUNGEST + 1 }, (_, at) => learnedAt(map, at + YOUNGEST));
  return years.flat().includes(slug) || isTaughtWhole(map, slug);
}

/** "High school chemistry": its few courses are filed under the subject. */
const SUBJECT_AT_SCHOOL = /^school-/;

/** A subject of a school is learned with the subject itself, and so is what has no courses or is learned in a year; an exam has its own. */
function inSchool(map: TopicMap, slug: string, isInYear: boolean): string {
  const { subject, kind, count, broader } = topicAt(map, slug) ?? {};
  const isWithin = SUBJECT_AT_SCHOOL.test(slug) || count === 0 || isInYear;
  const isSubject = subject === SCHOOL && kind === undefined && isWithin;
  return isSubject && broader !== undefined && topicAt(map, broader) ? broader : slug;
}

/** Letters that a language adds to a word ("sommelierem"); a shorter word is more likely another one. */
const MOST_ENDING = 3;
const FEWEST_INFLECTED = 6;
/** A subject's audience is no goal: "statistics for actuaries". */
const FOR = 'for|para|pour|für|per|для|untuk|cho';
const PURPOSE = new RegExp(`^(?:${FOR})$`);
/** Whoever learns of health for children treats them, and a language is learned from the same courses. */
const HEALTH = 'Health and lifestyle';
const FOR_ANY_AGE: ReadonlySet<string | undefined> = new Set([HEALTH, 'Languages']);
/** Words after "for" that say for whom: "for my little daughter". */
const MOST_FOR = 3;

/** Whether the words of a goal say that it is for children, as in "guitar for kids", and not for others, as "for parents of kids". */
function isForChildren(words: readonly string[]): boolean {
  const at = words.findIndex((word) => PURPOSE.test(word));
  const them = at > 0 ? words.slice(at + 1, at + 1 + MOST_FOR) : [];
  return them.some(isChildWord) && !them.some(isAudience);
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where a name stands in a goal, as a number of words; -1 if it does not. */
function placeOf(words: readonly string[], name: readonly string[], isInflected: boolean): number {
  const isWord = (typed = '', word = '') =>
    typed === word ||
    (isInflected &&
      word.length >= FEWEST_INFLECTED &&
      typed.length >= word.length &&
      typed.length - word.length <= MOST_ENDING &&
      typed.startsWith(word.replace(/[aeo]$/, '')));
  return words.findIndex((_, at) => name.every((word, n) => isWord(words[at + n], word)));
}

type PathName = { path: StudyPath; tag: string; name: string; key: string; words: string[] };

type Spoken = { names: PathName[]; goals: ReadonlyMap<string, StudyPath>; ends: PathName[] };

/** By the paths of an index. Thousands of names: to split them into words took four fifths of the time of a plan. */
const spokenOf = new WeakMap<readonly StudyPath[], Spoken>();

/** How people call the paths, and what they say that they want. */
function spokenIn(paths: readonly StudyPath[]): Spoken {
  const known = spokenOf.get(paths);
  if (known) return known;
  const all = paths.flatMap((path) =>
    Object.entries(path.names ?? {}).flatMap(([tag, some]) =>
      some.map((name) => {
        const key = wordKey(name);
        return { path, tag, name, key, words: key.split(' ') };
      }),
    ),
  );
  const goals = new Map(paths.flatMap((path) => (path.goal ? [[wordKey(path.goal), path] as const] : [])));
  const isGoal = ({ path }: PathName) => path.goal !== undefined;
  const spoken = { names: all.filter((one) => !isGoal(one)), goals, ends: all.filter(isGoal) };
  spokenOf.set(paths, spoken);
  return spoken;
}

/** The path whose name a goal has, the longest first: the names of professions that are no topics. */
function pathNamed(
  { correctedTo, languages }: Read,
  goal: string,
  paths: readonly StudyPath[],
): PathName | undefined {
  const said = wordKey(correctedTo ?? goal);
  const words = said.split(' ');
  const isEnglish = languages.includes('en');
  let best: PathName | undefined;
  for (const one of spokenIn(paths).names) {
    const { name, key, words: own, tag } = one;
    if (name.length <= (best?.name.length ?? 0)) continue;
    // English takes no names of other languages and inflects them: "politics" is no "político".
    const place = placeOf(words, own, tag === 'en' || !isEnglish);
    const at = SPACELESS.test(key) ? (said.includes(key) ? 0 : -1) : place;
    if (at >= 0 && !PURPOSE.test(words[at - 1] ?? '')) best = one;
  }
  return best;
}

/** Whether a goal ends with one that has a path. */
export const endsInPath = (goal: string, paths: readonly StudyPath[]): boolean =>
  pathAtEnd(wordKey(goal).split(' '), paths) !== undefined;

/** The path that a goal ends with, whoever learns it: "teach my son to read" is "teach to read". */
function pathAtEnd(said: readonly string[], paths: readonly StudyPath[]): PathName | undefined {
  const last = said.at(-1) ?? '';
  return spokenIn(paths).ends.find(({ key, words }) => {
    if (SPACELESS.test(key)) return last.endsWith(key);
    const after = words.reduce((from, word) => (from < 0 ? from : said.indexOf(word, from) + 1 || -1), 0);
    return words.at(-1) === last && after > 0;
  });
}

/** Letters that the forms of a word have in common. */
const FEWEST_COMMON = 4;

const isForm = (one: string, other: string): boolean =>
  one.length >= FEWEST_COMMON && other.startsWith(one) && other.length - one.length <= MOST_ENDING;

/** Whether a goal says each word of a topic's name, in any order: "grow my own vegetables" is vegetable growing. */
const saysName = (said: readonly string[], name: string): boolean =>
  wordKey(name)
    .split(' ')
    .every((word) => said.some((one) => isForm(one, word) || isForm(word, one)));

/** A topic of one word of which a goal has a form: who becomes a biochemist learns biochemistry. */
function topicLike(said: readonly string[], map: TopicMap): string | undefined {
  const telling = said.filter((word) => !isFiller(word, word));
  const begins = new Set(telling.map((word) => word.slice(0, FEWEST_COMMON)));
  return Object.keys(map).find((slug) => {
    const { name = '', kind } = topicAt(map, slug) ?? {};
    const isWord = kind === undefined && name.length >= FEWEST_INFLECTED && !name.includes(' ');
    return isWord && begins.has(name.slice(0, FEWEST_COMMON).toLowerCase()) && saysName(telling, name);
  });
}

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** What a year of a school or an exam takes of a topic: its parts; where no topic is named, those in the goal, or all. */
function partsOf(
  map: TopicMap,
  school: string,
  topics: readonly string[],
  goal: readonly string[],
): string[] {
  const all = (topicAt(map, school)?.leadsTo ?? []).filter((slug) => topicAt(map, slug));
  if (topics.length === 0) {
    const said = all.filter((slug) => saysName(goal, topicAt(map, slug)?.name ?? ''));
    return said.length > 0 ? said : all;
  }
  const parts = all.filter((slug) => topics.some((topic) => slug !== topic && fulfils(map, slug, topic)));
  return parts.length > 0 ? parts : [...topics];
}

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** The topic that is a language. */
const languageTopic = (map: TopicMap, language = ''): string | undefined =>
  Object.keys(map).find(
    (slug) => LANGUAGES_IN_ENGLISH.get(plain(topicAt(map, slug)?.name ?? '')) === language,
  );

/** The topic whose name a goal is, in English or as the page calls it, whatever else its words say. */
function topicCalled(goal: string, map: TopicMap): string | undefined {
  const said = plain(goal);
  return Object.keys(map).find((slug) => {
    const { name = '', kind } = topicAt(map, slug) ?? {};
    return kind !== 'profession' && (plain(name) === said || plain(topicName(name)) === said);
  });
}

/** What a subject is learned for comes after these words: "english for business meetings", "chess, so I can beat my dad". */
const PURPOSE_BEGINS = new RegExp(
  `[\\s,](?:${FOR}|from|so i|so that i|before|antes de|avant|bevor)\\s`,
  'iu',
);

/** The words of a goal before what it is for. */
export function beforePurpose(goal: string): string | undefined {
  const at = goal.search(PURPOSE_BEGINS);
  return at > 0 ? goal.slice(0, at) : undefined;
}

/**
 * Without what the subject is learned for, unless that needs the subject: "statistics for medical research" is about statistics, but
 * "mathematics for machine learning" about both. An exam or a year of a school stays.
 * @param subjects what the words before the purpose name
 */
export function withoutPurpose(
  topics: readonly string[],
  subjects: readonly string[],
  map: TopicMap,
): string[] {
  // "Programming for children" is a topic of its own, and homework help is for any.
  if (subjects.every((slug) => HOW_TO_LEARN.includes(slug))) return [...topics];
  if (subjects.length === 0 || !subjects.every((slug) => topics.includes(slug))) return [...topics];
  const isNeeded = (slug: string) =>
    mustBefore(map, slug).some((needed) => subjects.some((subject) => fulfils(map, needed, subject)));
  const stays = (slug: string) =>
    subjects.includes(slug) || topicAt(map, slug)?.subject === SCHOOL || isNeeded(slug);
  return topics.filter(stays);
}

/**
 * Of topics that have nothing to do with each other, those of the subject of the one whose name is said: "beat" in a goal about chess
 * is no beat making.
 */
export function ofOneSubject(goal: string, topics: readonly string[], map: TopicMap): string[] {
  const words = wordKey(goal).split(' ');
  const said = topics.find((slug) => saysName(words, topicAt(map, slug)?.name ?? ''));
  const of = (slug: string) => topicAt(map, slug)?.subject;
  return said === undefined ? [...topics] : topics.filter((slug) => of(slug) === of(said));
}

/** Finds what a goal is about; undefined where its words name nothing that is known. */
export function readTarget(
  goal: string,
  read: Read,
  { map, studyPaths }: { map: TopicMap; studyPaths: readonly StudyPath[] },
): Target | undefined {
  const key = wordKey(goal);
  const words = key.split(' ');
  const meant = () =>
    read.near.find((slug) => saysName(words, topicAt(map, slug)?.name ?? '')) ?? topicLike(words, map);
  const itself = topicCalled(goal, map);
  const found = itself === undefined ? read.topics : [itself];
  const known = found.length > 0 ? found : [meant()].filter((slug) => slug !== undefined);
  const isInYear = known.some((slug) => kindOf(map, slug) === 'stage');
  const isTold = read.age === undefined && isForChildren(words);
  const isYoung = isTold || (read.age !== undefined && read.age <= CHILD);
  // How a child learns says nothing of what: who homeschools one of seven learns what its year does.
  const isPupil = read.age !== undefined && yearOf(map, read.age) !== undefined;
  const all = [
    ...new Set(
      known
        .filter((slug) => topicAt(map, slug) && !(isPupil && HOW_TO_LEARN.includes(slug)))
        .map((slug) => inSchool(map, slug, isInYear))
        .map((slug) => (isYoung ? forChildren(map, slug) : slug)),
    ),
  ];
  // "Physics for game developers" is about physics.
  const isForThem = words.slice(1).some((word) => PURPOSE.test(word)) && !kindOf(map, all[0] ?? '');
  // A child learns no profession.
  const isChild = read.age !== undefined && read.age >= YOUNGEST && read.age <= CHILD;
  const named = isForThem || isChild ? all.filter((slug) => kindOf(map, slug) !== 'profession') : all;
  const namesOf = (slugs: readonly string[], nameOf: (name: string) => string) =>
    slugs.map((slug) => nameOf(topicAt(map, slug)?.name ?? slug).replace(/ \([^()]*\)$/, ''));
  const called = (slugs: readonly string[]): Called => {
    const name = listOf(namesOf(slugs, topicName));
    const english = namesOf(slugs, (one) => one).join(', ');
    return name === english ? { name } : { name, english };
  };
  const pathFor = (slug: string) => studyPaths.find((path) => path.for.includes(slug));
  const isNothingElse = itself === undefined && named.every((slug) => kindOf(map, slug) === 'stage');
  const end = isNothingElse
    ? pathAtEnd(wordKey(beforePurpose(goal) ?? goal).split(' '), studyPaths)
    : undefined;
  if (end) {
    const [name = '', english = name] = [end.path.names?.[end.tag]?.[0], end.path.names?.en?.[0]];
    return { name, ...(name !== english && { english }), topics: [], path: end.path };
  }
  const said = spokenIn(studyPaths).goals.get(key);
  if (said) return { ...called(said.for.slice(0, 1)), topics: said.for, path: said };
  if (isChild && named.length === 0 && all.length > 0)
    return { ...called(all), topics: [], isForChild: true };
  const byName = itself === undefined && !isChild ? pathNamed(read, goal, studyPaths) : undefined;
  // "Physical therapist" is another topic's name, and no word of it is left over for "therapist".
  const isProfession = named.length === 1 && kindOf(map, named[0] ?? '') === 'profession';
  const before = byName && words[placeOf(words, byName.words, true) - 1];
  const isWithin = isProfession && read.other.length === 0 && before && !isFiller(before, before);
  // "GRE quant" is a part of an exam.
  const isExam = named.some((slug) => kindOf(map, slug) === 'exam');
  if (byName && !isWithin && (!isExam || byName.path.refuse !== undefined)) {
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
  const beside = subjects.length > 1 ? [...HOW_TO_LEARN, ...WHERE_IT_RUNS] : HOW_TO_LEARN;
  const learned = subjects.filter((slug) => !beside.includes(slug));
  // "Deutsch B1 Prüfung" is about the language, which it also says to be taught in.
  const isMethod = learned.length === 0 && subjects.length > 0 && !named.some(isSchool);
  const tongue = isMethod ? languageTopic(map, read.language) : undefined;
  const about = isMethod ? subjects : learned;
  const topics = tongue === undefined ? about : [tongue];
  // A child that shall learn to read does not learn all that its year does.
  const isWhole = topics.length > 0 || read.other.length === 0;
  const year = read.age !== undefined && isWhole ? yearOf(map, read.age) : undefined;
  const isLearnedYoung = isTold && topics.length > 0 && topics.every((slug) => isOfChildren(map, slug));
  const isOfYear = isLearnedYoung && !topics.some((slug) => isTaughtWhole(map, slug));
  const school = named.find(isSchool) ?? year ?? (isOfYear ? PRIMARY : undefined);
  if (school !== undefined) {
    const whole = topics.length === 0 ? pathFor(school) : undefined;
    if (whole) return { ...called([school]), topics: [school], path: whole };
    const parts = partsOf(map, school, topics, words);
    const own = topics.filter((slug) => parts.some((part) => fulfils(map, part, slug)));
    // Who tells an age hears of a year of school only if that chose what to learn.
    const isChosen = named.some(isSchool) || parts.some((part) => !topics.includes(part));
    const name = called(isChosen ? [...own, school] : own);
    const isForChild = isChild && !named.some(isSchool) && !parts.some((part) => isOfChildren(map, part));
    const pupils = isOfPrimary(map, school) ? 'children' : 'older';
    const [part = '', ...more] = parts;
    // A path through what primary schools teach is for those who have left them.
    const isSchoolOfPath = pupils === 'older' || isTaughtWhole(map, part) || !isOfChildren(map, part);
    const hasPath = more.length === 0 && !isForChild && isSchoolOfPath;
    const path = hasPath ? pathFor(part) : undefined;
    return {
      ...name,
      topics: parts,
      school,
      pupils,
      ...(path && { path }),
      ...(isForChild && { isForChild }),
    };
  }
  if (topics.length === 0) return undefined;
  const [only = '', ...others] = topics;
  const isTheirs = (slug: string) => isOfChildren(map, slug) || FOR_ANY_AGE.has(topicAt(map, slug)?.subject);
  const isForChild = isTold && !topics.some(isTheirs);
  const isLearnedByThem = isTold && !topics.some((slug) => topicAt(map, slug)?.subject === HEALTH);
  // A path through a subject is for grown-ups: children need no business English.
  const hasPath = others.length === 0 && !isForChild && (!isLearnedByThem || isTaughtWhole(map, only));
  const path = hasPath ? pathFor(only) : undefined;
  return {
    ...called(topics),
    topics,
    ...(path && { path }),
    ...(isForChild && { isForChild }),
    ...(isLearnedByThem && { pupils: 'children' as const }),
  };
}
