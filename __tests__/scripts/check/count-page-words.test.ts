import { anAnswer, anOverview, aResult } from '@/__tests__/support/search';
import type { Topic } from '@/lib/course';
import type { SearchAnswer } from '@/lib/search/search.types';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { countPageWords } from '@/scripts/check/count-page-words';
import { aCourse } from '@/scripts/fakes/course';

const aTopic = (name: string, broader?: string): [string, Topic] => {
  const slug = name.toLowerCase();
  return [slug, { slug, name, subject: 'Arts', aliases: [], broader }];
};
const topics = new Map([aTopic('Pottery'), aTopic('Glazing', 'pottery'), aTopic('Music')]);
const courses = [
  aCourse({ id: 'glazes', title: 'Glazes of Japan', topics: ['glazing'] }),
  aCourse({ id: 'kiln', title: 'Build a kiln for raku', topics: ['pottery'] }),
  aCourse({ id: 'song', title: 'Songs', topics: ['music'] }),
];

/** What is counted where every search has this answer, with these courses. */
async function count(words: string, ids: string[], answer: Partial<SearchAnswer>) {
  const results = ids.map((id) => aResult({ id }));
  const catalog = {
    search: async () => anAnswer({ results, total: ids.length, ...answer }),
    overview: async () => anOverview({ subjects: [] }),
    version: async () => 'test',
    findByKeys: async () => [],
    findCourse: async (id: string) => {
      const course = courses.find((one) => one.id === id);
      return course ? { kind: 'found', course, topics: [], related: [] } : { kind: 'missing' };
    },
  } as Partial<SearchEngine> as SearchEngine;
  return countPageWords(catalog, topics, [words]);
}

const onPottery: Partial<SearchAnswer> = { relaxed: 'subject', subjects: ['Pottery'] };

it('finds no fault with pages whose words their courses bear out', async () => {
  expect(await count('kiln', ['kiln', 'glazes'], { ...onPottery, complete: 1 })).toEqual({
    'pages read': 1,
    'a number of courses': 1,
    'a number of courses, untrue': 0,
    'that none matches everything': 0,
    'that none matches everything, untrue': 0,
    'that the first match everything': 1,
    'that the first match everything, untrue': 0,
    'that others match the subject': 1,
    'that others match the subject, untrue': 0,
    'where to start': 0,
    'where to start, untrue': 0,
  });
});

it.each([
  ['that none matches everything', ['kiln'], onPottery],
  ['that the first match everything', ['glazes', 'kiln'], { ...onPottery, complete: 1 }],
  ['that others match the subject', ['glazes', 'song'], onPottery],
])('counts pages that say %s where a course shows that it is untrue', async (said, ids, answer) => {
  expect(await count('raku kiln', ids, answer)).toMatchObject({ [`${said}, untrue, such as raku kiln`]: 1 });
});
