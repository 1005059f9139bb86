import type { Course } from '@/engine/course.schema';
import type { CatalogIndex, RowFacts } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { rowsLedBy } from '@/engine/retrieve/topic-rows';
import type { FreeTwin } from '@/engine/search-engine.types';
import { saidBy, shareOf } from '@/engine/text/said-words';
import { levelOfTitle } from '@/engine/text/title-levels';

const TWINS = 3;
/** Courses with the same first topic that are compared, most popular first. */
const COMPARED = 200;
/** A twin has at least this share of the topics. */
const ENOUGH_TOPICS = 0.5;
/** Its title says at least this share of what the other one says. */
const ENOUGH_SAID = 0.6;
/** At least this share of its own title says that too: one that says much else is about something narrower. */
const ENOUGH_BACK = 0.4;
/**
 * Up to three free courses that teach the same as one that costs money or is gone: the same first topic, language and, where
 * both state it, level, at least half of its topics, and titles that say the same. None is better than one on something else.
 */
export function freeTwins(index: CatalogIndex, row: number, course: Course): FreeTwin[] {
  const { store } = index;
  const [first] = course.topics;
  if (first === undefined) return [];
  const topics = new Set(course.topics.map((slug) => valueId(index, 'topic', slug)));
  const free = valueId(index, 'cost', 'free');
  const language = valueId(index, 'language', course.language.split('-')[0] ?? '');
  const stated = course.level ?? levelOfTitle(course.title);
  const level = stated && valueId(index, 'level', stated);
  const advanced = valueId(index, 'level', 'advanced');
  const isPossible = (facts: RowFacts) =>
    facts.cost === free &&
    facts.language === language &&
    (level ? !facts.level || facts.level === level : facts.level !== advanced);
  const sharedBy = (facts: RowFacts) => Array.from(facts.topics).filter((topic) => topics.has(topic)).length;
  const near = [...rowsLedBy(index, [first]).first(COMPARED)]
    .filter((other) => other !== row)
    .map((other) => ({ other, facts: store.facts(other) }))
    .filter(({ facts }) => isPossible(facts))
    .map(({ other, facts }) => ({ other, facts, shared: sharedBy(facts) }))
    .filter(({ shared }) => shared / topics.size >= ENOUGH_TOPICS);
  const cards = new Map(store.cards(near.map(({ other }) => other)).map(({ row: at, card }) => [at, card]));
  const wanted = saidBy(course.title, course);
  return near
    .flatMap(({ other, facts, shared }) => {
      const card = cards.get(other);
      if (!card) return [];
      const says = saidBy(card.title, card);
      const said = shareOf(wanted, says);
      const back = shareOf(says, wanted);
      if (said < ENOUGH_SAID || back < ENOUGH_BACK) return [];
      const score =
        said + 0.5 * back + shared / topics.size + 0.2 * facts.popularity + (facts.level ? 0.1 : 0);
      return [{ card, shared, of: topics.size, score }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, TWINS)
    .map(({ card, shared, of }) => ({ card, shared, of }));
}
