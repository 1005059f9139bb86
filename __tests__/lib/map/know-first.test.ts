/** @jest-environment jsdom */
import type { Requirement, TopicMap } from '@/lib/course';
import { fulfils, knowFirst, mustBefore } from '@/lib/map';

const needs = (topic: string, strength: Requirement['strength'] = 'must'): Requirement => ({
  topic,
  strength,
  why: 'so it is',
  evidence: ['own'],
});
const topic = (name: string, requires?: Requirement[], more: object = {}) => ({
  name,
  subject: 'Mathematics',
  count: 9,
  ...(requires && { requires }),
  ...more,
});
const map: TopicMap = {
  arithmetic: topic('Arithmetic', [], { firstFor: 'everyone' }),
  algebra: topic('Algebra', [needs('arithmetic')]),
  calculus: topic('Calculus', [needs('algebra'), needs('music', 'helps')]),
  physics: topic('Physics', [needs('algebra'), needs('calculus'), needs('lost')]),
  music: topic('Music', [needs('singing')]),
  singing: topic('Singing', []),
  programming: topic('Programming', []),
  python: topic('Python', [], { broader: 'programming' }),
  unknown: topic('Unknown'),
  economics: topic('Economics', [needs('algebra', 'helps'), needs('microeconomics', 'helps')]),
  microeconomics: topic('Microeconomics', [], { broader: 'economics' }),
};
const names = (topics: { name: string }[] = []) => topics.map(({ name }) => name);

describe('mustBefore', () => {
  it('is all that must come first, in an order in which it can be learned, without what only helps', () => {
    expect(mustBefore(map, 'physics')).toEqual(['arithmetic', 'algebra', 'calculus']);
    expect(mustBefore(map, 'arithmetic')).toEqual([]);
    expect(mustBefore(map, 'constructor')).toEqual([]);
  });

  it('ends where a catalogue leads in a circle', () => {
    const circle = { a: topic('A', [needs('b')]), b: topic('B', [needs('a')]) };
    expect(mustBefore(circle, 'a')).toEqual(['b']);
  });
});

it('takes a part of a topic for the topic, not the other way round', () => {
  expect(fulfils(map, 'python', 'programming')).toBe(true);
  expect(fulfils(map, 'programming', 'python')).toBe(false);
  expect(fulfils(map, 'python', 'python')).toBe(true);
});

describe('knowFirst', () => {
  it('goes by the course, then by its first topic', () => {
    const stated = knowFirst(map, {
      title: 'Physics',
      topics: ['physics'],
      prerequisites: { topics: ['music', 'lost'] },
    });
    expect(stated).toEqual({
      must: [{ slug: 'music', name: 'Music', count: 9 }],
      helps: [],
      isStated: true,
      of: { slug: 'physics', name: 'Physics', count: 9 },
    });
    const ofTopic = knowFirst(map, { title: 'Calculus', topics: ['calculus', 'python'], level: 'beginner' });
    expect([names(ofTopic?.must), names(ofTopic?.helps)]).toEqual([['Algebra'], ['Music']]);
    expect(ofTopic?.isStated).toBeUndefined();
  });

  it('says that nothing is needed of a first course only, and says nothing where nothing is known', () => {
    const of = (slug: string, level?: 'beginner' | 'intermediate') =>
      knowFirst(map, { title: 'A course', topics: [slug], level });
    expect(of('python', 'beginner')?.nothing).toBe(true);
    expect(of('arithmetic', 'beginner')?.nothing).toBe(true);
    expect(of('python')).toBeUndefined();
    expect(of('unknown', 'intermediate')).toBeUndefined();
    expect(knowFirst(map, { title: 'A course', topics: [] })).toBeUndefined();
    const above = of('python', 'intermediate');
    expect([above?.basicsOf?.name, above?.nothing]).toEqual(['Python', undefined]);
  });

  it.each([
    ['Intro to Calculus', 'intermediate', false],
    ['Calculus Tutorials for Beginners', 'intermediate', false],
    ['18.01 Calculus I (Spring 2005)', 'advanced', false],
    ['Calculus (part 1)', 'intermediate', false],
    ['Calculus II', 'intermediate', true],
    ['Advanced Calculus I', 'advanced', true],
    ['Intermediate to Advanced Calculus', 'intermediate', true],
  ] as const)(
    'asks for the basics of a topic only if the title does not begin it: %s',
    (title, level, isAsked) => {
      const first = knowFirst(map, { title, topics: ['calculus'], level });
      expect([first?.basicsOf?.name, names(first?.must)]).toEqual([
        isAsked ? 'Calculus' : undefined,
        ['Algebra'],
      ]);
    },
  );

  it.each([
    ['Principles of Economics', 'beginner', ['Algebra']],
    ['Introduction to Economics', 'intermediate', ['Algebra']],
    ['Labor Economics', 'intermediate', ['Algebra', 'Microeconomics']],
  ] as const)('names a part of a topic only above its basics: %s', (title, level, helps) => {
    expect(names(knowFirst(map, { title, topics: ['economics'], level })?.helps)).toEqual(helps);
  });

  it.each([
    ['Basic Spanish 2: One step further', false],
    ['Alemán: nociones fundamentales II', false],
    ['Starting to write English: Level B1', false],
    ['HTML5 for beginners', true],
    ['Basic Spanish 1: Getting started', true],
  ])('says that nothing is needed only if the title is not that of a later part: %s', (title, isSaid) => {
    const first = knowFirst(map, { title, topics: ['python'], level: 'beginner' });
    expect(first?.nothing).toBe(isSaid || undefined);
  });
});
