import { LANGUAGES_IN_ENGLISH } from '@polymath/engine/text/filter-words';
import { audienceOf, type CourseCard, toCourseCard } from '@/lib/course';
import type { PlannedStep, Stage } from '@/lib/guide/plan/plan.types';
import type { Target } from '@/lib/guide/plan/read-target';
import { isAbout, saysMore, suitsLevel, titleNames } from '@/lib/guide/plan/suits-step';
import type { Filters, Search } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';

export type Finder = Pick<SearchEngine, 'firstCards' | 'findCourse'>;

/** Courses from which on no others are looked for. */
export const ENOUGH = 6;
/** A title with so many words more is on a part of its topic: "Information Technology Management". */
const MUCH_MORE = 2;

/** The languages of a plan, its own first, and of them those whose courses come first. */
export type PlanLanguages = { all: readonly string[]; prefer?: readonly string[] | undefined };

const searchFor = ({ topic, name }: PlannedStep, filters: Filters, prefer: readonly string[]): Search => ({
  words: name,
  filters,
  sort: 'relevance',
  page: 1,
  literal: true,
  asText: [],
  ofTopic: topic,
  ...(prefer.length > 0 && { prefer: [...prefer] }),
});

/** Whether a course teaches a language that no goal or step names: Russian vocabulary is none for an exam in English. */
const isOfOtherLanguage = ({ topic = '' }: CourseCard, named: string): boolean =>
  topic !== 'English' && LANGUAGES_IN_ENGLISH.has(topic.toLowerCase()) && !named.includes(topic);

/** The cards of these courses; those that are not there are left out. */
export async function findCards(
  catalog: Pick<SearchEngine, 'findCourse'>,
  ids: readonly string[],
): Promise<CourseCard[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const lookup = await catalog.findCourse(id, { related: false });
      const there =
        lookup.kind === 'moved' ? await catalog.findCourse(lookup.id, { related: false }) : lookup;
      return there.kind === 'found' ? [toCourseCard(there.course, there.topics[0])] : [];
    }),
  );
  return found.flat();
}

/**
 * The courses for a step, those that a reader chose first, then by rank: they are about its topic, in one of these
 * languages, and not too hard.
 * @param forWhom the exam or the year of a school whose courses come first; or only those that suit children, or are made for them
 */
export async function findCourses(
  catalog: Finder,
  step: PlannedStep,
  { all: languages, prefer = [] }: PlanLanguages,
  target: Partial<Target> = {},
): Promise<Stage> {
  const { school, isForChild, pupils } = target;
  const made: Filters = isForChild ? { audience: ['children'] } : {};
  const ask = (filters: Filters) =>
    catalog.firstCards(searchFor(step, { language: [...languages], ...made, ...filters }, prefer));
  // What goes beyond a whole plan must be known to do so, and be on the topic rather than on something in it.
  const isNext = (card: CourseCard) =>
    card.level === step.level &&
    card.topic === step.name &&
    (card.language !== 'en' || titleNames(card.title, step.name)) &&
    saysMore(card, step.name) < MUCH_MORE;
  const isOfLevel = (card: CourseCard) => (step.isMore ? isNext(card) : suitsLevel(card, step.level) >= 0);
  const isForThem = (card: CourseCard) => pupils !== 'children' || audienceOf(card) !== 'university';
  const named = `${target.english ?? target.name} ${step.name}`;
  const isFit = (card: CourseCard) =>
    isAbout(card, step) && !isOfOtherLanguage(card, named) && isOfLevel(card) && isForThem(card);
  const found = new Map<string, CourseCard>();
  const add = (cards: CourseCard[]) => {
    for (const card of cards) if (isFit(card)) found.set(card.id, found.get(card.id) ?? card);
  };
  const chosen = languages[0] === 'en' && !isForChild ? (step.courses ?? []) : [];
  const [own, ofSchool, first] = await Promise.all([
    findCards(catalog, chosen),
    school === undefined ? [] : ask({ topic: [school] }),
    ask({ level: [step.level] }),
  ]);
  for (const cards of [own, ofSchool, first]) add(cards);
  if (found.size < ENOUGH && !step.isMore) add(await ask({}));
  return {
    ...step,
    ...(step.courses && { courses: chosen }),
    cards: [...found.values()],
    ...(pupils && { isOfSchool: true }),
  };
}
