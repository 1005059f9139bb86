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
  topic('webgl', 'WebGL', { subject: 'Web development' }),
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
  course('webgl', [['Matrices', 100], 'Shaders'], { topics: ['webgl'] }),
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
  expect(engine.besideLesson('own', 1)).toEqual({ topics: [], earlier: [], teachers: [], similar: [] });
  expect(engine.besideLesson('own', 9)).toBeUndefined();
  expect(engine.besideLesson('lost', 1)).toBeUndefined();
});

it('takes a copy of a series for no other teacher', () => {
  expect(copied.engine.besideLesson('one', 1)?.teachers.map((link) => link.course.id)).toEqual(['other']);
});

const OWN = [
  'Singular value decomposition',
  'Gradient descent',
  'Bessel functions',
  'Markov chains',
  'Linear systems',
  'Civil war',
  'Taylor series',
  'Evolution: The whole picture',
  'Fourier series',
  'Laplace transforms',
  'Differential equations',
];
const about = (...topics: string[]) => ({ topics });
const nearby = engineOver([
  course('own', OWN, { ...about('matrices', 'mathematics'), instructors: ['Ada Byron'] }),
  course('next', ['Singular value decomposition', 'Quiz: Markov chains'], { level: 'intermediate' }),
  course('wider', ['Stochastic gradient descent', 'Non-linear systems', 'Partial differential equations']),
  course('hardest', ['Bessel functions', 'More'], { level: 'advanced' }),
  course('far', ['American civil war', 'Taylor series', 'Jazz: The whole picture'], about('jazz')),
  course('colleague', ['Fourier series', 'More'], { provider: 'own', instructors: ['Emmy Noether'] }),
  course('again', ['Laplace transforms', 'More'], { provider: 'own', instructors: ['Prof. A. Byron'] }),
  course(
    'many',
    Array.from({ length: 41 }, (_, at) => `Differential equations ${at}`),
    about('calculus'),
  ),
]);
const idsOf = (links: { course: { id: string } }[] = []) => links.map((link) => link.course.id);
const similarTo = (number: number) => idsOf(nearby.engine.besideLesson('own', number)?.similar);

it('calls similar what is at the next level, says one word more, or says the same rare words elsewhere', () => {
  expect(similarTo(1)).toEqual(['next']);
  expect(similarTo(2)).toEqual(['wider']);
  expect(similarTo(7)).toEqual(['far']);
});

it('calls nothing similar two levels away, that tests, denies, has other chapters or topics, or that many say', () => {
  for (const number of [3, 4, 5, 6, 8, 11]) expect([number, similarTo(number)]).toEqual([number, []]);
});

it('takes somebody else of the same provider for another teacher, as far as names are known', () => {
  expect(idsOf(nearby.engine.besideLesson('own', 9)?.teachers)).toEqual(['colleague']);
  expect(idsOf(nearby.engine.besideLesson('own', 10)?.teachers)).toEqual([]);
});

const UNITS = [
  'Lecture 1: Introduction to limits',
  'Lecture 2: Continuity - Part 1',
  'Lecture 3: Continuity - Part 2',
  'Lecture 4: Continuity - Part 3',
  'Quiz: sequences',
  'Limits of sequences',
  'Small intestine: Structure',
  'The data',
  'Surfaces and structure of solids',
  'The data',
  'Proof by induction of the data',
  'The theorem of Rolle',
  'The theorem of Rolle (Creole)',
  'Series of “powers” I',
  'Series of “powers” II',
  'Proof of the theorem of Rolle',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Calculus of kind ${number}`),
  'A kind of integral 1',
  'A kind of integral 2',
];
const builds = engineOver([course('units', UNITS, { title: 'Calculus' })]);
const builtOn = (number: number) =>
  builds.engine
    .besideLesson('units', number)
    ?.earlier.map(({ name, lessons }) => [name, ...lessons.map((one) => one.number)]);

it('says what a lesson builds on: what an earlier one introduces, and the parts before it of a series', () => {
  expect(builtOn(6)).toEqual([['limits', 1]]);
  expect(builtOn(16)).toEqual([['theorem of Rolle', 12]]);
  expect(builtOn(3)).toEqual([['Continuity', 2]]);
  expect(builtOn(4)).toEqual([['Continuity', 3, 2]]);
  expect(builtOn(26)).toEqual([['A kind of integral', 25]]);
  expect(builtOn(15)).toEqual([['Series of “powers” I', 14]]);
});

it('builds a lesson on no quiz, later lesson, other version of itself, word of another chapter, repeated title or subject of the course', () => {
  expect(builtOn(1)).toEqual([]);
  expect(builtOn(2)).toEqual([]);
  expect(builtOn(9)).toEqual([]);
  expect(builtOn(11)).toEqual([]);
  expect(builtOn(13)).toEqual([]);
  expect(builtOn(20)).toEqual([]);
});
