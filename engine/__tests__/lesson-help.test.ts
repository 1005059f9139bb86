import { engineOver } from '@/__tests__/support/engine-over';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const topic = (slug: string, name: string, more: object = {}) => ({
  slug,
  name,
  subject: 'Mathematics',
  aliases: [],
  ...more,
});
const TOPICS = [
  topic('eigenvalues', 'Eigenvalues', { words: { es: ['autovalores'] } }),
  topic('matrices', 'Matrices', { words: { de: ['matrizen'] } }),
];
const course = (id: string, titles: (string | [title: string, seconds: number])[], more: object = {}) =>
  aCourse({
    id,
    title: `Course ${id}`,
    provider: id,
    topics: ['matrices'],
    level: 'beginner',
    lessons: titles.map((one) => {
      const [title, seconds] = typeof one === 'string' ? [one] : one;
      return aLesson({ title, seconds });
    }),
    ...more,
  });
const COURSES = [
  course('own', ['Welcome', 'Matrices', 'Eigenvalues of matrices', 'Matrices again']),
  course('long', [['Introduction to matrices', 3000], 'Another thing']),
  course('short', ['Something', ['Lecture 2: Matrices', 300]]),
  course('quiz', ['Quiz: matrices', 'Matrices in the theory of groups and rings']),
  course('german', ['Matrizen', 'Eigenwerte'], { language: 'de' }),
  course('teacher', ['Eigenvalues of matrices', 'More']),
  course('harder', ['Eigenvalues of matrices', 'More'], { level: 'advanced' }),
  course('near', ['Eigenvalues of operators on infinite spaces', 'More']),
  course('elsewhere', ['Eigenvalues of matrices', 'More'], { topics: ['eigenvalues'] }),
];

const opened = engineOver(COURSES, TOPICS);

const titles = ['Roots', 'Powers', 'Sums', 'Limits', 'Series'];
const copied = engineOver([
  course('one', titles),
  course('copy', titles),
  course('other', ['Roots', 'Else']),
]);

const onMatrices = (wanted: { language: string; course?: string; before?: number }) =>
  opened.engine
    .lessonsOn(['matrices'], wanted)
    .map((lessons) => lessons.map(({ course: { id }, number }) => `${id} ${number}`));

it('finds the two shortest lessons that explain a topic, those of the own course before the lesson first', () => {
  expect(onMatrices({ language: 'en', course: 'own', before: 3 })).toEqual([['own 2', 'short 2']]);
  expect(onMatrices({ language: 'en', course: 'own', before: 2 })).toEqual([['short 2', 'long 1']]);
  expect(onMatrices({ language: 'de-CH' })).toEqual([['german 1']]);
  expect(onMatrices({ language: 'ja' })).toEqual([[]]);
});

it('names the topics of a lesson, and others who teach the same at its level', () => {
  const { engine } = opened;
  const beside = engine.besideLesson('own', 3);
  expect(beside?.topics).toEqual(['eigenvalues', 'matrices']);
  expect(beside?.teachers.map((link) => link.course.id)).toEqual(['teacher']);
  expect(engine.besideLesson('own', 1)).toEqual({ topics: [], teachers: [] });
  expect(engine.besideLesson('own', 9)).toBeUndefined();
  expect(engine.besideLesson('lost', 1)).toBeUndefined();
});

it('takes a copy of a series for no other teacher', () => {
  expect(copied.engine.besideLesson('one', 1)?.teachers.map((link) => link.course.id)).toEqual(['other']);
});
