import type { CourseCard } from '@/engine/course.schema';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { aboutSubject } from '@/engine/query/about-subject';
import type { Retrieved } from '@/engine/query/retrieve';
import { inAccepted } from '@/engine/retrieve/accepted-languages';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import { Ranker } from './rank-rows';

const SHOWN = 8;
/** Courses of the topic, the most popular first, that are scored, and those of them that are looked at. */
const SCORED = 200;
const LOOKED_AT = 24;

/** The courses of a topic that suit the words of a search best, in its languages; none for those who know the topic well. */
export function firstCourses(
  index: CatalogIndex,
  { parsed, accepted, meaning }: Pick<Retrieved, 'parsed' | 'accepted' | 'meaning'>,
  slug: string,
): CourseCard[] {
  const asked = aboutSubject(index, { ...parsed, learner: parsed.learner ?? 'beginner' }, [slug]);
  const ranker = new Ranker(index, asked, new Set(), { explain: false, ...(meaning && { meaning }) });
  const ranked = ranker.rank(inAccepted(accepted, rowsOfTopics(index, [slug])).first(SCORED));
  const cards = index.store.cards(ranked.slice(0, LOOKED_AT).map(({ row }) => row)).map(({ card }) => card);
  return cards.filter(({ level }) => level !== 'advanced').slice(0, SHOWN);
}
