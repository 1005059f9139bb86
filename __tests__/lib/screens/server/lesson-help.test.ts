import type { TopicMap } from '@/lib/course';
import { lessonHelp } from '@/lib/screens/server/lesson-help';
import type { SearchEngine } from '@/lib/search/server';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const topic = (name: string, requires: string[] = []) => ({
  name,
  subject: 'Mathematics',
  count: 9,
  requires: requires.map((slug) => ({
    topic: slug,
    strength: 'must' as const,
    why: 'so',
    evidence: ['own'],
  })),
});
const map: TopicMap = {
  matrices: topic('Matrices'),
  vectors: topic('Vectors'),
  eigenvalues: topic('Eigenvalues', ['matrices', 'vectors']),
};
const course = aCourse({
  topics: ['eigenvalues'],
  level: 'advanced',
  language: 'es',
  lessons: ['Matrices', 'Valores propios', 'Exam'].map((title) => aLesson({ title })),
});
const link = (number: number) => ({ course, number, title: `Lesson ${number}` });

/** The names of what a lesson builds on, where its title names these topics and earlier lessons introduce these concepts. */
async function namesOf(number: number, { topics = [] as string[], earlier = [] as number[] } = {}) {
  const beside = {
    topics,
    earlier: earlier.map((one) => ({ name: `Concept ${one}`, lessons: [link(one)] })),
    teachers: [],
    similar: [],
  };
  const catalog = {
    besideLesson: async () => beside,
    overview: async () => ({ map }),
    lessonsOn: async (slugs: string[]) => slugs.map((slug) => [link(slug === 'matrices' ? 1 : 2)]),
  } as unknown as Pick<SearchEngine, 'besideLesson' | 'overview' | 'lessonsOn'>;
  return (await lessonHelp(catalog, course, number))?.builtOn.map(({ name, language }) => [name, language]);
}

it('names what earlier lessons introduce first, in the language of the course, then topics with other lessons', async () => {
  expect(await namesOf(2, { topics: ['vectors', 'matrices'], earlier: [1] })).toEqual([
    ['Concept 1', 'es'],
    ['Vectors', undefined],
  ]);
});

it('does not name what the whole course asks for', async () => {
  expect(await namesOf(2)).toBeUndefined();
});
