import type { WordsRead } from '@polymath/engine';
import { LANGUAGES_IN_ENGLISH } from '@polymath/engine/text/filter-words';
import {
  type CanDo,
  type CatalogOverview,
  type CourseCard,
  type Level,
  languageInside,
  type StudyPath,
  type TopicMap,
} from '@/lib/course';
import { dayOf } from '@/lib/format/local-day';
import { MIN_STEPS } from '@/lib/guide/plan/choose-steps';
import { afterSelf, beforePurpose, changeIn, doneAs, isRole, knownIn } from '@/lib/guide/plan/goal-parts';
import type { PlanParts } from '@/lib/guide/plan/make-plan';
import { endsInPath, isPathName, languageTopic, saysNoMore } from '@/lib/guide/plan/names-in-goal';
import {
  type NamedStep,
  PLAN_LEVELS,
  type PlannedStep,
  type PlanRequest,
  type Refusal,
  type Stage,
  stepKey,
  topicOfKey,
  type Understood,
} from '@/lib/guide/plan/plan.types';
import { likeliest, primaryTag } from '@/lib/guide/plan/plan-languages';
import { isKnown, planSteps, type Steps, withoutSteps } from '@/lib/guide/plan/plan-steps';
import { ofOneSubject, readTarget, type Target, withoutPurpose } from '@/lib/guide/plan/read-target';
import { insteadForChildren, learnedAt, OF_CHILDREN } from '@/lib/guide/plan/school';
import { isAbout } from '@/lib/guide/plan/suits-step';
import { currentLocale } from '@/lib/locale/current-locale';
import { inEnglishOnly, topicName } from '@/lib/locale/topic-name';
import { fulfils, mustBefore, topicAt } from '@/lib/map';
import type { SearchEngine } from '@/lib/search/server';
import * as course from '@/messages/course';
import * as m from '@/messages/guide';
import { ENOUGH, type Finder, findCards, findCourses, type PlanLanguages } from './find-courses';

export type PlanCatalog = Finder & Pick<SearchEngine, 'readWords' | 'overview'>;

/** The steps to a goal with the courses for each, or why there are none. */
export type StagesFound =
  | { kind: 'stages'; stages: Stage[]; understood: Understood; usualHours: CatalogOverview['usualHours'] }
  | { kind: 'refused'; refusal: Refusal };

const DEFAULT_LANGUAGE = 'en';

/** What is near a goal, at most. */
const MOST_NEAR = 4;

const namesOf = (map: TopicMap, slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => topicName(topicAt(map, slug)?.name ?? '') || []);

const stepHere = ({ key, name }: NamedStep): NamedStep => ({ key, name: topicName(name) });

/** A language is also taught in itself: to beginners only where nothing is in a language that they know. */
function languagesFor(step: PlannedStep, language: string, prefer: readonly string[]): PlanLanguages {
  const known = [...new Set([language, ...prefer])];
  const own = LANGUAGES_IN_ENGLISH.get(step.name.toLowerCase());
  if (own === undefined || known.includes(own)) return { all: known, prefer };
  if (step.level === 'beginner') return { all: [...known, own], prefer: known };
  // Beyond the beginning, the courses that a reader chose are in English.
  return { all: own === DEFAULT_LANGUAGE ? [own, ...known] : [...known, own], prefer };
}

/** Puts the courses that the person chose into the steps that they are about; the others become steps at the end. */
function withTaken(map: TopicMap, stages: Stage[], taken: CourseCard[]): Stage[] {
  const all = [...stages];
  for (const card of taken) {
    const has = ({ cards }: Stage) => cards.some(({ id }) => id === card.id);
    const isFree = ({ taken }: Stage) => taken === undefined;
    const at = all.findIndex((stage) => isFree(stage) && (has(stage) || isAbout(card, stage)));
    const stage = all[at];
    if (stage) {
      const cards = has(stage) ? stage.cards : [card, ...stage.cards];
      all[at] = { ...stage, cards, taken: card.id };
    } else {
      const [topic] = Object.entries(map).find(([, { name }]) => name === card.topic) ?? [card.id];
      const level = card.level ?? 'beginner';
      const name = card.topic ?? card.title;
      all.push({ topic, name, level, reason: m.youAddedIt(), cards: [card], taken: card.id, isAdded: true });
    }
  }
  return all;
}

/** A step with the courses that a reader chose for it, in its own path or in any other. */
function withChosen(step: PlannedStep, paths: readonly StudyPath[]): PlannedStep {
  if (step.courses || step.isMore) return step;
  const same = paths.flatMap(({ steps }) =>
    steps.filter(({ topic, level }) => topic === step.topic && level === step.level),
  );
  const courses = [...new Set(same.flatMap((one) => one.courses ?? []))].slice(0, ENOUGH);
  return same.length > 0 ? { ...step, courses } : step;
}

/**
 * Without what goes beyond a whole plan, what comes before it and has no course, the next level of a topic that has none, and the
 * beginning of a topic that is only taught at a higher level.
 */
function withoutEmpty(stages: Stage[]): Stage[] {
  const taught = new Set(stages.filter(({ cards }) => cards.length > 0).map(({ topic }) => topic));
  return stages.filter(({ isMore, isBefore, topic, reason, cards }, at) => {
    const isSaid = stages.findIndex((stage) => stage.topic === topic) < at;
    const isOptional = isMore || isBefore || isSaid || (reason === '' && taught.has(topic));
    return cards.length > 0 || !isOptional;
  });
}

/** With the names of the steps that fall away with each step that is known. */
const withKnownToo = (map: TopicMap, stages: Stage[]): Stage[] =>
  stages.map((stage) => {
    const key = stepKey(stage);
    const others = stages.filter((other) => stepKey(other) !== key && isKnown(map, other, [key]));
    return others.length > 0 ? { ...stage, knownToo: others.map(({ name }) => name) } : stage;
  });

const MOST_ABILITIES = 2;

/** With what somebody can do who knows a step, the hardest of its level, and whether its topic has a map. */
const withAbilities = (map: TopicMap, stages: Stage[], canDo: readonly CanDo[]): Stage[] =>
  stages.map((stage) => {
    const items = canDo.find(({ topic }) => topic === stage.topic)?.items ?? [];
    const own = items.filter(({ topic, level }) => topic === stage.topic && level === stage.level);
    const [one, other] = own.slice(-MOST_ABILITIES).map((item) => item.can);
    return {
      ...stage,
      ...(one && { can: other ? m.twoAbilities({ one, other }) : one }),
      ...(topicAt(map, stage.topic)?.requires && { hasMap: true }),
    };
  });

/** A step with courses of its level, else of the next one that has some: some topics are taught to no beginners. */
async function findFromLevel(
  catalog: Finder,
  step: PlannedStep,
  languages: PlanLanguages,
  forWhom: Pick<Target, 'isForChild' | 'pupils'> = {},
): Promise<Stage> {
  const stage = await findCourses(catalog, step, languages, forWhom);
  const next = PLAN_LEVELS[PLAN_LEVELS.indexOf(step.level) + 1];
  if (stage.cards.length > 0 || next === undefined) return stage;
  return findFromLevel(catalog, { ...step, level: next }, languages, forWhom);
}

/** Whether a stage has courses of its topic's subject: the physics of climbing teaches nobody to climb. */
function isTaughtBy(map: TopicMap, { topic, name, cards }: Stage): boolean {
  const subject = topicAt(map, topic)?.subject;
  const isOfSubject = (called = '') =>
    Object.values(map).some((one) => one.name === called && one.subject === subject);
  return cards.some((card) => card.topic === name) || cards.some((card) => isOfSubject(card.topic));
}

/** Those of the topics that can be planned: there are courses, and not for advanced learners only. */
async function plannable(
  catalog: Finder,
  map: TopicMap,
  slugs: readonly string[],
  forWhom?: Pick<Target, 'pupils'>,
): Promise<Refusal['near']> {
  const found = await Promise.all(
    [...new Set(slugs)].slice(0, MOST_NEAR).map(async (topic): Promise<Refusal['near']> => {
      const name = topicAt(map, topic)?.name ?? '';
      const step: PlannedStep = { topic, name, level: 'beginner', reason: '' };
      const stage = await findFromLevel(catalog, step, { all: [DEFAULT_LANGUAGE] }, forWhom);
      const isPlanned = isTaughtBy(map, stage) && stage.level !== 'advanced';
      return isPlanned ? [{ name: topicName(name), goal: name }] : [];
    }),
  );
  return found.flat();
}

/** What can be planned of the topics that others are part of, the nearest first. */
async function plannableAbove(
  catalog: Finder,
  map: TopicMap,
  slugs: readonly string[],
): Promise<Refusal['near']> {
  const above = slugs.flatMap((slug) => topicAt(map, slug)?.broader ?? []);
  const near = above.length > 0 ? await plannable(catalog, map, above) : [];
  return near.length > 0 || above.length === 0 ? near : plannableAbove(catalog, map, above);
}

type Refused = {
  target: Target;
  language: string;
  stages: Stage[];
  request: PlanRequest;
  /** What a child of the age of the goal learns. */
  atAge: readonly string[];
  /** All courses on the goal are for advanced learners. */
  isTooHard: boolean;
};

/** Why there is no plan, and what can be planned: the goal in English, steps that have courses, else what the goal is part of. */
async function refusalFor(
  catalog: PlanCatalog,
  map: TopicMap,
  { target, language, stages, request, atAge, isTooHard }: Refused,
): Promise<Refusal> {
  if (target.isForChild) {
    const why = m.noCourseForChildren({ name: target.name });
    // A beginner's plan that needs nothing else may suit a child with help; one in robotics begins with calculus.
    const own = target.topics.filter((slug) => mustBefore(map, slug).length === 0);
    const instead = [...target.topics.flatMap((slug) => insteadForChildren(map, slug) ?? []), ...own];
    const forChildren = await plannable(catalog, map, instead, { pupils: 'children' });
    const learned = atAge.length > 0 ? atAge : OF_CHILDREN;
    return { why, near: forChildren.length > 0 ? forChildren : await plannable(catalog, map, learned) };
  }
  const { name, english: named = name } = target;
  const ofLevel = (level: Level) => `${name} (${course.levelInside({ level })})`;
  const lacking = isTooHard ? ofLevel('beginner') : name;
  const isEnglish = language === DEFAULT_LANGUAGE;
  const none = isEnglish
    ? m.noCourseOn({ name: lacking })
    : m.noCourseOnIn({ name: lacking, language: languageInside(language) });
  const why = inEnglishOnly(target.path?.refuse) ?? none;
  const taught = stages.filter(({ cards }) => cards.length > 0).map(({ topic }) => topic);
  const harder = isTooHard ? [{ name: ofLevel('advanced'), goal: `${named} advanced` }] : [];
  const near = await (taught.length > 0
    ? plannable(catalog, map, taught)
    : plannableAbove(catalog, map, target.topics));
  const inEnglish = { name: m.inEnglish({ name }), goal: `${named} in English` };
  const { hoursPerWeek } = request;
  // What is refused in every language is not offered in English.
  const isFinal = isEnglish || target.path?.refuse !== undefined;
  const found = isFinal ? undefined : await findStages(catalog, { goal: inEnglish.goal, hoursPerWeek });
  const english = found?.kind === 'stages' ? [inEnglish] : [];
  return { why, near: [...english, ...harder, ...near] };
}

/** Whether the courses lead where the person wants: with nothing on the topic itself, a plan would be for something else. */
function reaches(map: TopicMap, { path, topics, school }: Target, stages: Stage[]): boolean {
  const withCourses = stages.filter(({ cards }) => cards.length > 0);
  if (path) {
    const isTaught = path.for.some((slug) => withCourses.some(({ topic }) => topic === slug));
    const isMuch = withCourses.length > 0 && withCourses.length >= Math.min(MIN_STEPS, stages.length / 2);
    return path.refuse === undefined && (isTaught || isMuch);
  }
  // In a school, fractions are taught with arithmetic.
  const teaches = (topic: string, slug: string) =>
    topic === slug || (school !== undefined && fulfils(map, slug, topic));
  const taught = withCourses.filter((stage) => isTaughtBy(map, stage));
  const own = topics.filter((slug) => taught.some(({ topic }) => teaches(topic, slug)));
  const subjects = new Set(own.map((slug) => topicAt(map, slug)?.subject));
  // Of two topics that have nothing to do with each other, one is not what was meant.
  const isNear = (slug: string) =>
    subjects.has(topicAt(map, slug)?.subject) || own.some((taught) => fulfils(map, slug, taught));
  return own.length > 0 && topics.every(isNear);
}

/**
 * What all the topics of a year of a school are parts of: a language may have a course on mathematics, but none on algebra. Of a
 * single one only what children learn of a subject: others ask for it by its name.
 */
function wholeSubject(map: TopicMap, { topics, school, path, pupils }: Target): string | undefined {
  const [whole, ...others] = new Set(topics.map((slug) => topicAt(map, slug)?.broader));
  const isKnownWhole = whole !== undefined && topicAt(map, whole) !== undefined;
  const isPupil = school !== undefined || pupils === 'children';
  const isPart = topics.length > 1 || pupils === 'children';
  return isPupil && !path && isPart && others.length === 0 && isKnownWhole ? whole : undefined;
}

/** Topics of whose subjects who has a profession learns nothing else: "start a business as a plumber". */
const OF_WORK: readonly string[] = ['career', 'business'];

type Named = { goal: string; topics: string[]; knows: string[]; does?: string[] };

/** What somebody knows by what they do: a nurse anatomy, a C++ developer C++. */
const knownBy = (map: TopicMap, roles: readonly string[]): string[] =>
  roles.flatMap((slug) => {
    const { kind, leadsTo = [] } = topicAt(map, slug) ?? {};
    return kind === 'profession' ? leadsTo : slug;
  });

/** A goal with several topics, without who somebody is and what they know. */
async function withoutSelf(
  topicsIn: (words: string) => Promise<string[]>,
  goal: string,
  topics: string[],
  { map, studyPaths }: CatalogOverview,
): Promise<Named> {
  const whole = { goal, topics, knows: [] };
  const { done = '', profession = '' } = doneAs(goal) ?? {};
  const roles = profession === '' ? [] : await topicsIn(profession);
  const [role] = roles;
  const isProfession = role !== undefined && topicAt(map, role)?.kind === 'profession';
  if (isProfession || (role !== undefined && isRole(profession))) {
    const doing = await topicsIn(done);
    const subjectOf = (slug: string) => topicAt(map, slug)?.subject;
    const isLearned = (slug: string) => !OF_WORK.some((work) => subjectOf(work) === subjectOf(slug));
    if (endsInPath(done, studyPaths) || doing.some(isLearned))
      return { goal: done, topics: doing, knows: [], does: knownBy(map, roles) };
  }
  const said = topics.length > 1 ? knownIn(goal) : undefined;
  const rest = said ? await topicsIn(said.rest) : [];
  const left: Named =
    said && rest.length > 0 ? { goal: said.rest, topics: rest, knows: await topicsIn(said.known) } : whole;
  const change = changeIn(left.goal);
  const [before = ''] = change ? await topicsIn(change.from) : [];
  const { kind, name = '' } = topicAt(map, before) ?? {};
  const isTopic = kind === 'profession' && change !== undefined && saysNoMore(change.from, name);
  const isChange = isTopic || (change !== undefined && isPathName(change.from, studyPaths));
  const wanted = afterSelf(left.goal) ?? (isChange ? change.to : '');
  const own = wanted === '' ? [] : await topicsIn(wanted);
  return own.length > 0 ? { ...left, goal: wanted, topics: own } : left;
}

/** Finds the steps to a goal and the courses for each of them. */
export async function findStages(catalog: PlanCatalog, request: PlanRequest): Promise<StagesFound> {
  const [said, overview] = await Promise.all([catalog.readWords(request.goal), catalog.overview()]);
  const topicsIn = async (words: string) => (await catalog.readWords(words)).topics;
  const self = await withoutSelf(topicsIn, request.goal, said.topics, overview);
  const { goal, topics: named, knows, does = [] } = self;
  const subject = beforePurpose(goal) ?? goal;
  const subjects = named.length > 1 && subject !== goal ? await topicsIn(subject) : [];
  const others = subjects.filter((slug) => !named.includes(slug));
  const topics = withoutPurpose(named, subjects, overview.map);
  const [, forWhom = ''] = /^\s*\S+\s+(.+)/.exec(goal.slice(subject.length)) ?? [];
  const forRole = isRole(forWhom) ? knownBy(overview.map, await topicsIn(forWhom)) : [];
  const isWork = (slug: string) => topicAt(overview.map, slug)?.kind === 'profession';
  const forWork = subjects.length > 0 ? named.filter((slug) => isWork(slug) && !subjects.includes(slug)) : [];
  const read = {
    ...said,
    topics,
    knows,
    does: [...does, ...forRole, ...knownBy(overview.map, forWork)],
    subjects: others,
  };
  return stagesFor(catalog, { ...request, goal }, read, overview);
}

/** With what somebody says that they know, and what they know by what they do. */
type Read = WordsRead & {
  knows?: string[];
  does?: string[];
  /** What the words before the purpose name, where the whole names something else: "English for work in a hospital". */
  subjects?: string[];
};

/** What somebody knows of these steps, as they say or by what they do; what they want to learn is not among the latter. */
function knownOf(
  map: TopicMap,
  steps: readonly PlannedStep[],
  { knows = [], does = [], topics }: Read,
): string[] {
  const wanted = steps.filter((step) => topics.some((slug) => fulfils(map, step.topic, slug)));
  const isWanted = (known: string) => wanted.some((step) => isKnown(map, step, [known]));
  const isOfUse = (known: string) => steps.some((step) => isKnown(map, step, [known]));
  // A researcher who wants statistics knows what comes before them.
  const known = does.flatMap((slug) => (isWanted(slug) ? mustBefore(map, slug) : slug));
  return [...knows, ...new Set(known.filter((slug) => isOfUse(slug) && !isWanted(slug)))];
}

/** Without the topics that somebody does not want, and their parts, unless the goal is about them: "statistics without mathematics". */
function withoutUnwanted(map: TopicMap, { steps, assumes }: Steps, { unwanted, topics }: Read): Steps {
  const isWanted = (slug: string) =>
    topics.includes(slug) || !unwanted.some((one) => fulfils(map, slug, one));
  return { steps: steps.filter(({ topic }) => isWanted(topic)), assumes: assumes.filter(isWanted) };
}

type Wanted = { level: Level; isOfAnyLevel: boolean; language: string; prefer: readonly string[] };

function wantedIn(request: PlanRequest, read: Read, { topics }: Target, map: TopicMap): Wanted {
  // "Conversation in French" says what is learned.
  const isLearned = read.language && topics.includes(languageTopic(map, read.language) ?? '');
  const language = request.language ?? (isLearned ? undefined : read.language);
  return {
    level: request.level ?? read.level ?? 'beginner',
    isOfAnyLevel: !request.level && !read.level,
    language: primaryTag(language ?? likeliest(read.languages) ?? currentLocale()),
    // A plan in a chosen language, or in one that the goal names, is in no other.
    prefer: language === undefined ? (request.prefer ?? []) : [],
  };
}

/** The steps with their courses; of one whose topic has none at its level, those of the next. */
async function withCourses(
  catalog: Finder,
  steps: readonly PlannedStep[],
  target: Target,
  { isOfAnyLevel, language, prefer }: Wanted,
): Promise<Stage[]> {
  const found = await Promise.all(
    steps.map((step) => findCourses(catalog, step, languagesFor(step, language, prefer), target)),
  );
  const isTaught = (topic: string) => found.some((stage) => stage.topic === topic && stage.cards.length > 0);
  const isLacking = ({ isBefore, isMore, reason, topic }: Stage) =>
    !isMore && !isBefore && reason === '' && !isTaught(topic);
  return Promise.all(
    found.map((stage) =>
      isOfAnyLevel && isLacking(stage)
        ? findFromLevel(catalog, stage, languagesFor(stage, language, prefer), target)
        : stage,
    ),
  );
}

async function stagesFor(
  catalog: PlanCatalog,
  request: PlanRequest,
  read: Read,
  overview: CatalogOverview,
  target = readTarget(request.goal, read, overview),
): Promise<StagesFound> {
  const { map, studyPaths, usualHours, canDo } = overview;
  const atAge = read.age === undefined ? [] : learnedAt(map, read.age);
  if (!target) {
    const near = await plannable(catalog, map, read.near.length > 0 ? read.near : atAge);
    return { kind: 'refused', refusal: { why: m.unknownSubject(), near } };
  }
  const wanted = wantedIn(request, read, target, map);
  const { level, language } = wanted;
  const planned = withoutUnwanted(map, planSteps(map, target, level), read);
  const knows = knownOf(map, planned.steps, read);
  const unknown = withoutSteps(map, planned.steps, { known: knows });
  const left = withoutSteps(map, unknown.steps, request);
  const steps = left.steps.map((step) => withChosen(step, studyPaths));
  const [found, taken] = await Promise.all([
    withCourses(catalog, steps, target, wanted),
    findCards(catalog, request.take ?? []),
  ]);
  const stages = withAbilities(map, withKnownToo(map, withTaken(map, withoutEmpty(found), taken)), canDo);
  const isEdited = left.known.length + left.removed.length > 0;
  // Nobody begins with an advanced course who does not say so.
  const first = stages.find(({ cards }) => cards.length > 0);
  const isTooHard = wanted.isOfAnyLevel && !target.path && first?.level === 'advanced';
  if (!isEdited && !request.take && (isTooHard || !reaches(map, target, stages))) {
    const related = ofOneSubject(request.goal, read.topics, map);
    const fewer = related.length < read.topics.length ? related : (read.subjects ?? []);
    if (!target.path && !target.school && fewer.length > 0)
      return stagesFor(catalog, request, { ...read, topics: fewer, subjects: [] }, overview);
    const whole = wholeSubject(map, target);
    const wide = whole && (await stagesFor(catalog, request, read, overview, { ...target, topics: [whole] }));
    if (wide && wide.kind === 'stages') return wide;
    return {
      kind: 'refused',
      refusal: await refusalFor(catalog, map, { target, language, stages, request, atAge, isTooHard }),
    };
  }
  const expected = found.flatMap(({ isBefore, cards, topic }) =>
    isBefore && cards.length === 0 ? topic : [],
  );
  const fallen = unknown.known.map(({ key }) => topicOfKey(key));
  const missing = (target.path?.missing ?? []).filter((slug) => !planned.assumes.includes(slug));
  return {
    kind: 'stages',
    stages,
    usualHours,
    understood: {
      name: target.name,
      level,
      language,
      assumes: namesOf(map, [
        ...new Set([...planned.assumes, ...expected, ...(read.knows ?? []), ...fallen]),
      ]),
      missing: namesOf(map, missing),
      besides: (target.path?.besides ?? []).map(topicName),
      known: left.known.map(stepHere),
      removed: left.removed.map(stepHere),
      order: unknown.steps.map(stepKey),
    },
  };
}

/** Finds what a plan that begins today is made of, or why there is none. */
export async function findParts(
  catalog: PlanCatalog,
  request: PlanRequest,
  now: Date,
): Promise<{ kind: 'parts'; parts: PlanParts } | { kind: 'refused'; refusal: Refusal }> {
  const found = await findStages(catalog, request);
  if (found.kind === 'refused') return found;
  const { stages, understood, usualHours } = found;
  return {
    kind: 'parts',
    parts: { request, stages, understood, usualHours, today: dayOf(now) },
  };
}
