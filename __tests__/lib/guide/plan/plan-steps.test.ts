import type { WordsRead } from '@polymath/engine';
import type { TopicMap } from '@/lib/course';
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
  python: topic('Python'),
  nurse: topic('Nurse', [], { kind: 'profession', leadsTo: ['nursing'] }),
  nursing: topic('Nursing'),
};
const studyPaths = [
  { for: ['nurse'], steps: [{ topic: 'nursing', level: 'beginner' as const, why: 'the work itself' }] },
];
const said = (topics: string[], rest: Partial<WordsRead> = {}): WordsRead => ({
  topics,
  other: [],
  near: [],
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

it('takes the nearest topic where none is named, and says so', () => {
  expect(target(said([], { near: ['python'] }))).toMatchObject({ topics: ['python'], isNearest: true });
  expect(target(said(['no-topic']))).toBeUndefined();
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
