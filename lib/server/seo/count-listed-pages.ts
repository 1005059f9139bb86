import { assertServer } from '@/lib/assert-server';
import { listedLessons, unlistedBecause } from '@/lib/courses/listed/is-listed';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { curatedWords, isTopicPage } from './curated-words';

assertServer('lib/server/seo/count-listed-pages');

const PIECE = 1_000;

/** How many pages there are of a kind, and of how many search engines are told. */
type Counts = Record<string, number>;

/** Counts the pages of topics, courses and lessons, and why courses are not listed. */
export async function countListedPages(
  engine: Pick<SearchEngine, 'version' | 'overview' | 'listCourseIds' | 'findCourse'>,
): Promise<Counts> {
  const curated = await curatedWords(engine);
  const topics = [...curated.pages.keys()];
  const listed = topics.filter((words) => isTopicPage(words, curated)).length;
  const counts: Counts = { topics: topics.length, 'topics, listed': listed };
  const add = (name: string, number = 1) => {
    counts[name] = (counts[name] ?? 0) + number;
  };
  for (let offset = 0, ids: string[]; ; offset += PIECE) {
    ids = await engine.listCourseIds(offset, PIECE);
    for (const id of ids) {
      const found = await engine.findCourse(id, { related: false });
      if (found.kind !== 'found') continue;
      const { course } = found;
      const reason = unlistedBecause(course);
      add('courses');
      add(reason ? `courses, ${reason}` : 'courses, listed');
      add('lessons', course.lessons?.length ?? 0);
      add('lessons, listed', listedLessons(course).length);
    }
    if (ids.length < PIECE) return counts;
  }
}
