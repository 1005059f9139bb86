import type { WordsRead } from '@polymath/engine';
import type { StudyPath, TopicMap } from '@/lib/course';
import { planSteps, withoutSteps } from '@/lib/guide/plan/plan-steps';
import { readTarget } from '@/lib/guide/plan/read-target';

const topic = (name: string, must: string[] = [], rest = {}) => ({
  name,
  subject: 'S',
  count: 9,
  requires: must.map((slug) => ({
    topic: slug,
    strength: 'must' as const,
    why: `${name} uses it`,
    evidence: ['own'],
  })),
  ...rest,
});

const map: TopicMap = {
  arithmetic: topic('Arithmetic', [], { broader: 'mathematics' }),
  fractions: topic('Fractions', ['arithmetic'], { broader: 'mathematics' }),
  mathematics: topic('Mathematics'),
  algebra: topic('Algebra', ['fractions'], { broader: 'mathematics' }),
  calculus: topic('Calculus', ['algebra'], { broader: 'mathematics' }),
  'grade-4': topic('Grade 4', [], { kind: 'stage', leadsTo: ['arithmetic', 'fractions', 'science'] }),
  science: topic('Science'),
  mechanics: topic('Mechanics', ['algebra'], { subject: 'Physics' }),
  programming: topic('Programming'),
  'game-development': topic('Game development'),
  'programming-for-children': topic('Programming for children', [], { broader: 'programming' }),
  python: topic('Python'),
  'first-aid': topic('First aid', [], { subject: 'Health and lifestyle' }),
  smartphones: topic('Smartphones'),
  'school-maths': topic('School maths', [], { subject: 'School and exams', broader: 'mathematics' }),
  nurse: topic('Nurse', [], { kind: 'profession', leadsTo: ['nursing'] }),
  nursing: topic('Nursing'),
  'exam-preparation': topic('Exams and revision', [], { subject: 'School and exams' }),
  'bar-exam': topic('Bar exam', [], {
    kind: 'exam',
    subject: 'School and exams',
    count: 0,
    broader: 'exam-preparation',
    leadsTo: ['python', 'algebra'],
  }),
  percentages: topic('Percentages', [], { count: 0, broader: 'arithmetic' }),
  'percent-theory': topic('Percent theory', ['percentages']),
};
const studyPaths: StudyPath[] = [
  { for: ['nurse'], steps: [{ topic: 'nursing', level: 'beginner' as const, why: 'the work itself' }] },
  {
    for: [],
    names: { en: ['sommelier'], es: ['sumiller', 'degustador'], zh: ['侍酒师'] },
    steps: [{ topic: 'nursing', level: 'beginner' as const, why: 'guests' }],
  },
  {
    for: [],
    goal: 'learn to read',
    names: {
      en: ['Learning to read', 'learn to read', 'teach to read'],
      de: ['Lesen lernen', 'lernt lesen'],
    },
    steps: [{ topic: 'nursing', level: 'beginner' as const, why: 'stories' }],
    refuse: 'No course here teaches reading.',
  },
];
const said = (topics: string[], rest: Partial<WordsRead> = {}): WordsRead => ({
  topics,
  other: [],
  near: [],
  unwanted: [],
  languages: [],
  ...rest,
});
const target = (read: WordsRead, goal = '') => readTarget(goal, read, { map, studyPaths });
function keysFor(read: WordsRead, level: 'beginner' | 'intermediate' = 'beginner') {
  const found = target(read);
  if (!found) throw new Error('nothing');
  const { steps, assumes } = planSteps(map, found, level);
  return { keys: steps.map(({ topic, level }) => `${topic} ${level[0]}`), assumes };
}

it('reads the names of an index’s paths once, however many goals are planned', () => {
  const [, sommelier] = studyPaths;
  const names = jest.fn(() => sommelier?.names);
  const paths = [Object.defineProperty({ ...sommelier }, 'names', { get: names }) as StudyPath];
  for (const goal of ['become a baker', 'become a butcher'])
    expect(readTarget(goal, said([]), { map, studyPaths: paths })).toBeUndefined();
  expect(names).toHaveBeenCalledTimes(1);
});

it('takes the steps of a profession', () => {
  expect(keysFor(said(['nurse'])).keys).toEqual(['nursing b']);
});

it('begins with what must come before a topic, and expects what is farther', () => {
  expect(keysFor(said(['calculus']))).toEqual({
    keys: ['fractions b', 'algebra b', 'calculus b', 'calculus i', 'calculus a'],
    assumes: ['arithmetic'],
  });
});

it('begins with the topic itself for who is beyond its beginning', () => {
  expect(keysFor(said(['calculus']), 'intermediate').keys).toEqual(['calculus i', 'calculus a']);
});

it('plans several topics one after the other', () => {
  expect(keysFor(said(['python', 'algebra'])).keys).toEqual([
    'python b',
    'arithmetic b',
    'fractions b',
    'algebra b',
  ]);
});

it('plans what a child of an age learns of a topic', () => {
  expect(target(said(['mathematics'], { age: 9 }))).toMatchObject({
    school: 'grade-4',
    topics: ['arithmetic', 'fractions'],
  });
});

it('plans what a child of an age learns, not how', () => {
  const learned = (topic: string, rest = {}) => target(said([topic], { age: 9, ...rest }))?.topics;
  expect(learned('exam-preparation')).toEqual(['arithmetic', 'fractions', 'science']);
  expect(learned('exam-preparation', { other: ['letters'] })).toBeUndefined();
});

it('is about nothing where no topic is named, whatever is near, unless the words have each word of its name', () => {
  expect(target(said([], { near: ['python'] }))).toBeUndefined();
  const near = ['python', 'percent-theory'];
  expect(target(said([], { near }), 'a theory of percents')?.topics).toEqual(['percent-theory']);
  expect(target(said([], { near }), 'a theory of numbers')).toBeUndefined();
  expect(target(said(['no-topic']))).toBeUndefined();
});

it('learns a subject for a profession, and becomes what a topic is called after', () => {
  expect(target(said(['python', 'nurse']), 'python for nurses')?.topics).toEqual(['python']);
  expect(target(said(['nurse', 'python']), 'nurse, python')?.topics).toEqual(['nursing']);
  const named = (word: string) => target(said([], { other: [word] }), `become an ${word}`)?.topics;
  expect(named('algebraist')).toEqual(['algebra']);
  expect(named('algonquin')).toBeUndefined();
});

it('teaches a child programming as children learn it, and nobody older', () => {
  const learned = (age: number) => target(said(['programming'], { age }))?.topics;
  expect([learned(10), learned(12), learned(13)]).toEqual([
    ['programming-for-children'],
    ['programming-for-children'],
    ['programming'],
  ]);
});

it.each([
  ['learn to read', ['grade-4'], undefined, 'Learning to read'],
  ['teach my 5 year old to read', [], 5, 'Learning to read'],
  ['learn to read for kids', ['grade-4'], undefined, 'Learning to read'],
  ['Mein Sohn, 8, lernt lesen', [], 8, 'Lesen lernen'],
] as const)('knows a goal by its end, whoever learns it: %s', (goal, topics, age, name) => {
  expect(target(said([...topics], age ? { age } : {}), goal)).toMatchObject({
    name,
    path: { refuse: 'No course here teaches reading.' },
  });
});

it('does not take a goal for another one that ends otherwise, or that names something else', () => {
  expect(target(said(['python']), 'learn to read python')?.path).toBeUndefined();
  expect(target(said(['algebra']), 'algebra: learn to read')?.path).toBeUndefined();
  expect(target(said([]), 'to learn what I read')).toBeUndefined();
});

it('trains no child for a profession', () => {
  const nurse = target(said(['nurse'], { age: 9 }), 'my son, 9, wants to be a nurse');
  expect(nurse).toEqual({ name: 'Nurse', topics: [], isForChild: true });
  expect(target(said(['nurse'], { age: 19 }), 'my son, 19, wants to be a nurse')?.path).toBeDefined();
  expect(target(said([], { age: 9, other: ['sommelier'] }), 'my son, 9, sommelier')).toBeUndefined();
  const games = target(said(['programming', 'game-development'], { age: 9 }), 'sommelier games');
  expect(games).toMatchObject({ name: 'Programming for children' });
});

it('is for children where the goal says so without an age, unless they learn it anyway or are treated', () => {
  const isForChild = (slug: string, goal: string) => target(said([slug]), goal)?.isForChild ?? false;
  expect(isForChild('python', 'python for kids')).toBe(true);
  expect(isForChild('python', 'python para mi hija')).toBe(true);
  expect(isForChild('python', 'python for parents of kids')).toBe(false);
  expect(isForChild('python', 'python')).toBe(false);
  expect(isForChild('fractions', 'fractions for kids')).toBe(false);
  expect(isForChild('first-aid', 'first aid for kids')).toBe(false);
  expect(target(said(['programming']), 'coding for my daughter')).toEqual({
    name: 'Programming for children',
    topics: ['programming-for-children'],
    pupils: 'children',
  });
});

it('leaves to a school what comes before its subject and is of another one', () => {
  expect(keysFor(said(['mechanics'])).keys).toEqual([
    'fractions b',
    'algebra b',
    'mechanics b',
    'mechanics i',
    'mechanics a',
  ]);
  expect(keysFor(said(['mechanics', 'grade-4'])).keys).toEqual(['mechanics b']);
});

it('sends no grown-up to school', () => {
  expect(target(said(['mathematics'], { age: 50 }))).toMatchObject({ topics: ['mathematics'] });
  expect(target(said(['mathematics'], { age: 50 }))).not.toHaveProperty('school');
});

it('plans what an exam without courses of its own asks for', () => {
  expect(target(said(['bar-exam']))).toMatchObject({ school: 'bar-exam', topics: ['python', 'algebra'] });
  expect(target(said(['bar-exam']), 'bar exam algebra')?.topics).toEqual(['algebra']);
});

it('plans what a year of a school takes of its own subject', () => {
  expect(target(said(['grade-4', 'school-maths']))?.topics).toEqual(['arithmetic', 'fractions']);
  expect(target(said(['school-maths']))?.topics).toEqual(['mathematics']);
});

it('learns what runs on a telephone, not the telephone', () => {
  expect(target(said(['python', 'smartphones']))?.topics).toEqual(['python']);
  expect(target(said(['smartphones']))?.topics).toEqual(['smartphones']);
});

it('learns a subject, not the exam or the homework that is named beside it', () => {
  expect(target(said(['exam-preparation', 'algebra']))?.topics).toEqual(['algebra']);
  expect(target(said(['exam-preparation']))?.topics).toEqual(['exam-preparation']);
});

describe('a profession that is no topic', () => {
  it.each([
    ['I want to be a sommelier', 'Sommelier'],
    ['quiero ser sumiller', 'Sumiller'],
    ['chcę zostać sommelierem', 'Sommelier'],
    ['如何成为侍酒师', '侍酒师'],
  ])('is read by its names: %s', (goal, name) => {
    expect(target(said(['python']), goal)).toMatchObject({ name, topics: ['nursing'] });
  });

  it('has its English name beside one in another language', () => {
    expect(target(said([]), 'quiero ser sumiller')).toMatchObject({ english: 'sommelier' });
    expect(target(said([]), 'sommelier')).not.toHaveProperty('english');
  });

  it('is no word of another language that begins so, and not meant beside an exam', () => {
    const goal = 'degustadors';
    expect(target(said(['python'], { languages: ['es'] }), goal)?.topics).toEqual(['nursing']);
    expect(target(said(['python'], { languages: ['en'] }), goal)?.topics).toEqual(['python']);
    expect(target(said(['bar-exam']), 'bar exam sommelier')).toMatchObject({ school: 'bar-exam' });
  });

  it('is not meant where a subject is for its people, or where another word only begins so', () => {
    expect(target(said(['python']), 'python for sommeliers')?.topics).toEqual(['python']);
    expect(target(said(['python']), 'sommelierscheinpruefung')?.topics).toEqual(['python']);
    expect(target(said(['python']), 'sommelie')?.topics).toEqual(['python']);
  });
});

it('learns what has no courses with what it is part of', () => {
  expect(keysFor(said(['percent-theory'])).keys.slice(0, 2)).toEqual(['arithmetic b', 'percent-theory b']);
});

describe('what a learner knows', () => {
  const steps = planSteps(map, { name: 'Calculus', topics: ['calculus'] }, 'beginner').steps;
  const left = (known: string[], without: string[] = []) => withoutSteps(map, steps, { known, without });

  it('falls away with what comes before it', () => {
    const { steps, known } = left(['algebra']);
    expect(steps.map(({ topic }) => topic)).toEqual(['calculus', 'calculus', 'calculus']);
    expect(known.map(({ name }) => name)).toEqual(['Fractions', 'Algebra']);
  });

  it('falls away up to its level', () => {
    expect(left(['calculus.intermediate']).steps.map(({ level }) => level)).toEqual(['advanced']);
  });

  it('is not what was only removed', () => {
    const { steps, removed } = left([], ['algebra']);
    expect(steps.map(({ topic }) => topic)).toEqual(['fractions', 'calculus', 'calculus', 'calculus']);
    expect(removed).toEqual([{ key: 'algebra', name: 'Algebra' }]);
  });
});

it('begins with the topics that others need, and expects what is more than a plan holds', () => {
  const steps = keysFor(said(['calculus', 'python', 'algebra'])).keys;
  expect(steps).toEqual(['arithmetic b', 'fractions b', 'algebra b', 'calculus b', 'python b']);
  const many = ['calculus', 'python', 'science', 'programming', 'nursing', 'percent-theory'];
  const { keys, assumes } = keysFor(said(many));
  expect(keys.filter((key) => !many.includes(key.slice(0, -2)))).toEqual(['arithmetic b']);
  expect(keys).toHaveLength(7);
  expect(assumes).toEqual(expect.arrayContaining(['fractions', 'algebra']));
});
