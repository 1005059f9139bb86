import { fold } from '@polymath/engine/text/fold';
import MiniSearch from 'minisearch';
import type { Course, Topic } from '@/lib/course/course.schema';
import type { Searcher } from './searcher';

const SHOWN = { results: 10, moments: 5, topics: 3 };
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsIn = (text: string): string[] =>
  [...segmenter.segment(fold(text))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** The names of a topic in all languages; courses share them, so they are split once. */
function wordsOfTopics(topics: Topic[]): Map<string, string[]> {
  return new Map(
    topics.map(({ slug, name, aliases = [], words = {} }) => [
      slug,
      wordsIn([name, ...aliases, ...Object.values(words).flat()].join(' ; ')),
    ]),
  );
}

/** MiniSearch on the same courses, with the same fields and topics: what our engine must be better than. */
export function stockEngine(courses: Course[], topics: Topic[]): Searcher {
  const names = wordsOfTopics(topics);
  const known = new Map(topics.map((topic) => [topic.slug, topic]));
  const byId = new Map(courses.map((course) => [course.id, course]));
  const index = new MiniSearch({
    fields: ['title', 'topics', 'people', 'lessons'],
    tokenize: (text, field) =>
      field === 'topics' ? text.split(' ').flatMap((slug) => names.get(slug) ?? []) : wordsIn(text),
    searchOptions: {
      tokenize: wordsIn,
      boost: { title: 3, topics: 2 },
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    courses.map(({ id, title, topics: slugs, provider, platform = '', instructors = [], lessons = [] }) => ({
      id,
      title,
      topics: slugs.join(' '),
      people: [provider, platform, ...instructors].join(' ; '),
      lessons: lessons.map((one) => one.title).join(' ; '),
    })),
  );
  const titles = courses.flatMap((course) => (course.lessons ?? []).map(({ title }) => ({ title, course })));
  const lessons = new MiniSearch({ fields: ['title'], tokenize: wordsIn });
  lessons.addAll(titles.map(({ title }, id) => ({ id, title })));
  return {
    search({ words }) {
      const found = index.search(words);
      const results = found.slice(0, SHOWN.results).flatMap(({ id }) => byId.get(id) ?? []);
      const near = [...new Set(results.flatMap((course) => course.topics))].slice(0, SHOWN.topics);
      return {
        results,
        total: found.length,
        intents: [],
        nearestTopics: near.map((slug) => ({ slug, name: known.get(slug)?.name ?? slug, count: 0 })),
        moments: lessons
          .search(words)
          .slice(0, SHOWN.moments)
          .flatMap(({ id }) => titles[id] ?? [])
          .map(({ title, course }) => ({ lesson: title, course })),
      };
    },
  };
}
