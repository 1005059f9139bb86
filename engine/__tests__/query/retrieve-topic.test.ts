import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import type { Topic } from '@/lib/course/course.schema';
import type { UrlQuery } from '@/lib/search/search-url';
import { aCourse } from '@/scripts/fakes/course';

const topic = (slug: string, name: string, broader?: string): Topic => ({
  slug,
  name,
  subject: 'Arts',
  aliases: [],
  ...(broader && { broader }),
});
const TOPICS = [
  topic('arts', 'Arts'),
  topic('music', 'Music', 'arts'),
  topic('piano', 'Piano', 'music'),
  topic('jazz', 'Jazz', 'piano'),
  topic('physics', 'Physics'),
];
const COURSES = [
  aCourse({ id: 'sound', title: 'Sound', topics: ['physics', 'music'], popularity: 0.9 }),
  aCourse({ id: 'scales', title: 'Scales', topics: ['piano', 'music'], popularity: 0.8, level: 'beginner' }),
  aCourse({ id: 'swing', title: 'Swing', topics: ['jazz'], popularity: 0.7, year: 2020 }),
  aCourse({ id: 'listening', title: 'Listening', topics: ['music'], popularity: 0.1, year: 2010 }),
  aCourse({ id: 'oir', title: 'Música', topics: ['music'], popularity: 1, language: 'es' }),
  aCourse({ id: 'hall', title: 'The music of the spheres', topics: ['physics'], popularity: 1 }),
  ...Array.from({ length: 30 }, (_, n) => aCourse({ id: `arts-${n}`, topics: ['arts'] })),
];

const opened = engineOver(COURSES, TOPICS);
const list = (slug: string, query: UrlQuery = {}) => {
  const found = opened.engine.search({ ...aSearch(slug, query), ofTopic: slug });
  return { ...found, ids: found.results.map(({ id }) => id) };
};

describe('the courses of a topic', () => {
  it('are those of the topic and of all its parts, and no others that have the word', () => {
    const { total, ids, relaxed, intents } = list('music');
    expect(total).toBe(5);
    expect([...ids].sort()).toEqual(['listening', 'oir', 'scales', 'sound', 'swing']);
    expect([relaxed, intents]).toEqual([undefined, []]);
  });

  it('begin with those whose first topic it is; then what touches on it; languages nobody asked for end them', () => {
    const { ids } = list('music');
    expect(ids[0]).toBe('listening');
    expect(ids.slice(1, 3).sort()).toEqual(['scales', 'swing']);
    expect(ids.slice(3)).toEqual(['sound', 'oir']);
  });

  it('are narrowed, sorted and counted as the results of any search', () => {
    expect(list('music', { level: 'beginner' }).ids).toEqual(['scales']);
    expect(list('music', { language: 'es' }).ids).toEqual(['oir']);
    expect(list('music', { sort: 'newest' }).ids.slice(0, 2)).toEqual(['swing', 'listening']);
    expect(list('music', { sort: 'popular' }).ids.slice(0, 2)).toEqual(['listening', 'scales']);
    const languages = list('music').facets.find(({ name }) => name === 'language')?.values;
    expect(languages?.map(({ value, count }) => [value, count])).toEqual([
      ['en', 4],
      ['es', 1],
    ]);
  });

  it('go on over all pages, each course once', () => {
    const pages = [list('arts'), list('arts', { page: '2' })];
    expect(pages.map(({ ids }) => ids.length)).toEqual([24, 11]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(35);
    expect(list('arts', { page: '3' }).ids).toEqual([]);
  });

  it('are as many as the list of topics says, also of a topic that only its parts have', () => {
    const counts = opened.engine.overview().subjects.flatMap(({ topics }) => topics);
    expect(Object.fromEntries(counts.map(({ slug, count }) => [slug, count]))).toEqual({
      arts: 35,
      music: 5,
      piano: 2,
      jazz: 1,
      physics: 2,
    });
    for (const { slug, count } of counts) expect([slug, list(slug).total]).toEqual([slug, count]);
  });
});
