import { isFiller } from '@polymath/engine/text/filler-words';
import { wordKey } from '@polymath/engine/text/tokenize';
import type { StudyPath, TopicMap } from '@/lib/course';
import { listOf } from '@/lib/format/join-words';
import { type Called, topicName } from '@/lib/locale/topic-name';
import { fulfils, mustBefore, topicAt } from '@/lib/map';
import { beforePurpose, isForChildren, isPurpose, teachesOwnChild } from './goal-parts';
import {
  languageTopic,
  pathAtEnd,
  pathNamed,
  pathOfGoal,
  placeOf,
  saysName,
  saysNoMore,
  topicCalled,
  topicLike,
} from './names-in-goal';
import {
  CHILD,
  forChildren,
  HEALTH,
  inSchool,
  isOfChildren,
  isOfPrimary,
  isTaughtWhole,
  LANGUAGE_EXAMS,
  learnedForSection,
  PRIMARY,
  partsAtSchool,
  SCHOOL,
  suitsChildren,
  YOUNGEST,
  yearOf,
} from './school';

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

const HOW_TO_LEARN: readonly string[] = [
  'exam-preparation',
  'homework-help',
  'study-skills',
  'homeschooling',
  'school',
  'career',
  'career-change',
  'trades',
];
/** Who learns a language learns to talk to people in it. */
const IN_A_LANGUAGE: readonly string[] = ['communication'];
/** The courses on these are on those of English: Spanish grammar is learned with Spanish. */
const OF_ENGLISH: readonly string[] = ['grammar', 'vocabulary', 'pronunciation', 'conversation'];
/** What is on a telephone or a computer: "an app for iPhone" is about the app. */
const WHERE_IT_RUNS: readonly string[] = ['smartphones', 'computer-basics'];

const kindOf = (map: TopicMap, slug: string) => topicAt(map, slug)?.kind;

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
  if (subjects.length === 0 || !subjects.every((slug) => topics.includes(slug))) return [...topics];
  const isHow = (slug: string) => HOW_TO_LEARN.includes(slug);
  if (subjects.every(isHow)) return topics.every(isHow) ? [...subjects] : [...topics];
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

type Overview = { map: TopicMap; studyPaths: readonly StudyPath[] };

type Goal = {
  goal: string;
  words: readonly string[];
  read: Read;
  /** It is the name of a topic, and says nothing else. */
  isName: boolean;
  /** What it names, as the catalogue teaches it. */
  all: readonly string[];
  /** Without professions that are not what is learned. */
  named: readonly string[];
  /** It says that it is for children, of no certain age. */
  isTold: boolean;
  /** It says the age of a child. */
  isChild: boolean;
};

const isSchool = (map: TopicMap, slug: string): boolean => kindOf(map, slug) !== undefined;
const pathFor = (slug: string, paths: readonly StudyPath[]): StudyPath | undefined =>
  paths.find((path) => path.for.includes(slug));
const calledIn = (name: string, english: string): Called => (name === english ? { name } : { name, english });
const capital = (words: string): string => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

function called(map: TopicMap, slugs: readonly string[]): Called {
  const names = (nameOf: (name: string) => string) =>
    slugs.map((slug) => nameOf(topicAt(map, slug)?.name ?? slug).replace(/ \([^()]*\)$/, ''));
  return calledIn(listOf(names(topicName)), names((name) => name).join(', '));
}

function readGoal(goal: string, read: Read, map: TopicMap): Goal {
  const words = wordKey(goal).split(' ');
  const itself = topicCalled(goal, map);
  const isSaid = (slug: string) => {
    const { name = '' } = topicAt(map, slug) ?? {};
    // What a single word means, the engine has read.
    return name.includes(' ') && saysName(words, name);
  };
  const meant = () => read.near.find(isSaid) ?? topicLike(wordKey(read.other.join(' ')).split(' '), map);
  const found = itself === undefined ? read.topics : [itself];
  const known = found.length > 0 ? found : [meant()].filter((slug) => slug !== undefined);
  const isInYear = known.some((slug) => kindOf(map, slug) === 'stage');
  const isTold = read.age === undefined && isForChildren(words);
  const isYoung = isTold || teachesOwnChild(words) || (read.age !== undefined && read.age <= CHILD);
  // How a child learns says nothing of what: who homeschools one of seven learns what its year does.
  const isPupil = read.age !== undefined && yearOf(map, read.age) !== undefined;
  const taught = known
    .filter((slug) => topicAt(map, slug) && !(isPupil && HOW_TO_LEARN.includes(slug)))
    .map((slug) => inSchool(map, slug, isInYear))
    .map((slug) => (isYoung ? forChildren(map, slug) : slug));
  const all = [...new Set(taught)];
  // "Physics for game developers" is about physics.
  const isForThem = words.slice(1).some(isPurpose) && !kindOf(map, all[0] ?? '');
  // A child learns no profession.
  const isChild = read.age !== undefined && read.age >= YOUNGEST && read.age <= CHILD;
  const isMeant = (slug: string) => !(isForThem || isChild) || kindOf(map, slug) !== 'profession';
  const named = all.filter(isMeant);
  return { goal, words, read, isName: itself !== undefined, all, named, isTold, isChild };
}

function goalWithPath({ goal, isName, named }: Goal, { map, studyPaths }: Overview): Target | undefined {
  const isTaught = (slug: string) => kindOf(map, slug) !== 'stage' && topicAt(map, slug)?.count !== 0;
  const isNothingElse = !isName && !named.some(isTaught);
  const end = isNothingElse
    ? pathAtEnd(wordKey(beforePurpose(goal) ?? goal).split(' '), studyPaths)
    : undefined;
  if (end) {
    const [name = '', english = name] = [end.path.names?.[end.tag]?.[0], end.path.names?.en?.[0]];
    return { ...calledIn(name, english), topics: [], path: end.path };
  }
  const path = pathOfGoal(goal, studyPaths);
  return path && { ...called(map, path.for.slice(0, 1)), topics: path.for, path };
}

/** A profession that is no topic, or another goal that a path is called by. */
function namedPath(
  { goal, words, read, isName, isChild, named }: Goal,
  { map, studyPaths }: Overview,
): Target | undefined {
  const found =
    isName || isChild ? undefined : pathNamed(read.correctedTo ?? goal, read.languages, studyPaths);
  if (!found) return undefined;
  const { path, name } = found;
  // "Physical therapist" is another topic's name, and no word of it is left over for "therapist".
  const isProfession = named.length === 1 && kindOf(map, named[0] ?? '') === 'profession';
  const before = words[placeOf(words, found.words, true) - 1];
  const isWithin = isProfession && read.other.length === 0 && before && !isFiller(before, before);
  // "GRE quant" is a part of an exam.
  const isExam = named.some((slug) => kindOf(map, slug) === 'exam');
  // "Photoshop and Illustrator" are two programs.
  const isCalledSo = (slug: string) => !kindOf(map, slug) && saysNoMore(name, topicAt(map, slug)?.name ?? '');
  const isSubject = named.length > 1 && named.some(isCalledSo);
  if (isWithin || isSubject || (isExam && path.refuse === undefined)) return undefined;
  const english = path.names?.en ?? [];
  return {
    name: capital(name),
    ...(!english.includes(name) && { english: english[0] ?? name }),
    topics: path.steps.map(({ topic }) => topic),
    path,
  };
}

function profession({ named }: Goal, { map, studyPaths }: Overview): Target | undefined {
  const slug = named.find((one) => kindOf(map, one) === 'profession');
  if (slug === undefined) return undefined;
  const path = pathFor(slug, studyPaths);
  return { ...called(map, [slug]), topics: topicAt(map, slug)?.leadsTo ?? [], ...(path && { path }) };
}

/** Without what others are part of, if these have courses: "history of ancient rome" is about Rome. */
function narrowest(map: TopicMap, slugs: readonly string[]): string[] {
  const taught = slugs.filter((slug) => topicAt(map, slug)?.count);
  return slugs.filter((slug) => !taught.some((one) => one !== slug && fulfils(map, one, slug)));
}

/** The subjects of a goal, without how or where they are learned. */
function subjectsOf({ named, read }: Goal, map: TopicMap): string[] {
  const subjects = named.filter((slug) => !isSchool(map, slug));
  // Beside a subject, an exam or homework is no other one.
  const isLanguage = (slug: string) =>
    topicAt(map, slug)?.subject === 'Languages' && !OF_ENGLISH.includes(slug);
  const languages = subjects.filter(isLanguage);
  const ofLanguage = languages.includes('english') ? IN_A_LANGUAGE : [...IN_A_LANGUAGE, ...OF_ENGLISH];
  const others = languages.length > 0 ? ofLanguage : WHERE_IT_RUNS;
  const beside = subjects.length > 1 ? [...HOW_TO_LEARN, ...others] : HOW_TO_LEARN;
  const learned = subjects.filter((slug) => !beside.includes(slug));
  // "Deutsch B1 Prüfung" and "conversation in French" are about the language, which they also say to be taught in.
  const tongue = languageTopic(map, read.language);
  const isOther = tongue !== undefined && tongue !== 'english';
  const methods = isOther ? [...HOW_TO_LEARN, ...IN_A_LANGUAGE, ...OF_ENGLISH] : HOW_TO_LEARN;
  const isMethod = subjects.length > 0 && subjects.length === named.length;
  if (!isMethod || !subjects.every((slug) => methods.includes(slug))) return narrowest(map, learned);
  return tongue === undefined ? subjects : [tongue];
}

/** What is learned for the section of an exam that a goal names beside it. An exam of a language has no such parts. */
function sectionOf({ words }: Goal, exam: string, { map, studyPaths }: Overview): string[] {
  if (kindOf(map, exam) !== 'exam' || fulfils(map, exam, LANGUAGE_EXAMS)) return [];
  const steps = pathFor(exam, studyPaths)?.steps.map(({ topic }) => topic);
  return [...new Set(learnedForSection(map, steps ?? topicAt(map, exam)?.leadsTo ?? [], words))];
}

/** Of the topics beside an exam, those which are learned for it, if some are: "LSAT logic games" is about no games. */
function ofExam(topics: readonly string[], exam: string, map: TopicMap): string[] {
  const learned = topicAt(map, exam)?.leadsTo ?? [];
  const isLearned = (slug: string) =>
    learned.some((one) => fulfils(map, one, slug) || fulfils(map, slug, one));
  const own = topics.filter(isLearned);
  return kindOf(map, exam) === 'exam' && own.length > 0 ? own : [...topics];
}

/** The school, year or exam: what a goal names, that of an age, or where children learn all these topics. */
function schoolOf(
  { named, read, isTold }: Goal,
  topics: readonly string[],
  map: TopicMap,
): string | undefined {
  // A child that shall learn to read does not learn all that its year does.
  const isWhole = topics.length > 0 || read.other.length === 0;
  const year = read.age !== undefined && isWhole ? yearOf(map, read.age) : undefined;
  const isLearnedThere = (slug: string) => isOfChildren(map, slug) && !isTaughtWhole(map, slug);
  const isOfYear = isTold && topics.length > 0 && topics.every(isLearnedThere);
  return named.find((slug) => isSchool(map, slug)) ?? year ?? (isOfYear ? PRIMARY : undefined);
}

function atSchool(
  school: string,
  topics: readonly string[],
  { named, words, isChild }: Goal,
  { map, studyPaths }: Overview,
): Target {
  const whole = topics.length === 0 ? pathFor(school, studyPaths) : undefined;
  if (whole) return { ...called(map, [school]), topics: [school], path: whole };
  const parts = partsAtSchool(map, school, topics, words);
  const own = topics.filter((slug) => parts.some((part) => fulfils(map, part, slug)));
  const isNamed = named.some((slug) => isSchool(map, slug));
  // Who tells an age hears of a year of school only if that chose what to learn.
  const isChosen = isNamed || parts.some((part) => !topics.includes(part));
  const isForChild = isChild && !isNamed && !parts.some((part) => isOfChildren(map, part));
  const pupils = isOfPrimary(map, school) ? 'children' : 'older';
  const [part = '', ...more] = parts;
  // A path through what primary schools teach is for those who have left them.
  const isSchoolOfPath = pupils === 'older' || isTaughtWhole(map, part) || !isOfChildren(map, part);
  const hasPath = more.length === 0 && !isForChild && isSchoolOfPath;
  const path = hasPath ? pathFor(part, studyPaths) : undefined;
  return {
    ...called(map, isChosen ? [...own, school] : own),
    topics: parts,
    school,
    pupils,
    ...(path && { path }),
    ...(isForChild && { isForChild }),
  };
}

function aboutSubjects(
  topics: string[],
  { isTold }: Goal,
  { map, studyPaths }: Overview,
): Target | undefined {
  const [only, ...others] = topics;
  if (only === undefined) return undefined;
  const isForChild = isTold && !topics.some((slug) => suitsChildren(map, slug));
  const isLearnedByThem = isTold && !topics.some((slug) => topicAt(map, slug)?.subject === HEALTH);
  // A path through a subject is for grown-ups: children need no business English.
  const hasPath = others.length === 0 && !isForChild && (!isLearnedByThem || isTaughtWhole(map, only));
  const path = hasPath ? pathFor(only, studyPaths) : undefined;
  return {
    ...called(map, topics),
    topics,
    ...(path && { path }),
    ...(isForChild && { isForChild }),
    ...(isLearnedByThem && { pupils: 'children' as const }),
  };
}

/** Finds what a goal is about; undefined where its words name nothing that is known. */
export function readTarget(words: string, read: Read, overview: Overview): Target | undefined {
  const { map } = overview;
  const goal = readGoal(words, read, map);
  const withPath = goalWithPath(goal, overview);
  if (withPath) return withPath;
  // "My son 9 wants to be a pilot" names nothing else.
  if (goal.isChild && goal.named.length === 0 && goal.all.length > 0)
    return { ...called(map, goal.all), topics: [], isForChild: true };
  const whole = namedPath(goal, overview) ?? profession(goal, overview);
  if (whole) return whole;
  const topics = subjectsOf(goal, map);
  const school = schoolOf(goal, topics, map);
  if (school === undefined) return aboutSubjects(topics, goal, overview);
  const learned = topics.length > 0 ? ofExam(topics, school, map) : sectionOf(goal, school, overview);
  return atSchool(school, learned, goal, overview);
}
