import type { Requirement, TopicMap } from '@/lib/course';
import { topicAround } from '@/lib/map';
import { layOut } from '@/scripts/map/lay-out';

const needs = (topic: string, strength: Requirement['strength'] = 'must'): Requirement => ({
  topic,
  strength,
  why: `needs ${topic}`,
  evidence: ['own'],
});
const topic = (name: string, count: number, requires?: Requirement[]) => ({
  name,
  subject: 'Mathematics',
  count,
  ...(requires && { requires }),
});
const map: TopicMap = {
  arithmetic: topic('Arithmetic', 4, []),
  algebra: topic('Algebra', 9, [needs('arithmetic')]),
  music: topic('Music', 3, [needs('singing')]),
  singing: topic('Singing', 2),
  calculus: topic('Calculus', 8, [needs('algebra'), needs('music', 'helps')]),
  physics: topic('Physics', 7, [needs('calculus')]),
  biology: topic('Biology', 99, [needs('calculus', 'helps')]),
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`part-${at}`, topic(`Part ${at}`, at, [needs('arithmetic')])]),
  ),
};
const names = (steps: { name: string }[] = []) => steps.map(({ name }) => name);

describe('topicAround', () => {
  it('has what comes first in learning order with its reason, what helps, and where it leads', () => {
    const around = topicAround(map, 'calculus');
    expect(around?.before).toEqual([
      { slug: 'arithmetic', name: 'Arithmetic', count: 4, why: 'needs arithmetic', of: 'Algebra' },
      { slug: 'algebra', name: 'Algebra', count: 9, why: 'needs algebra' },
    ]);
    expect(names(around?.helps)).toEqual(['Music']);
    expect(around?.next).toEqual([
      { slug: 'physics', name: 'Physics', count: 7, why: 'needs calculus' },
      { slug: 'biology', name: 'Biology', count: 99, why: 'needs calculus', helps: true },
    ]);
    expect(around?.isOpen).toBeUndefined();
  });

  it('says that anyone can begin only where that is stated, and lists no more than a page can hold', () => {
    expect(topicAround(map, 'arithmetic')).toMatchObject({ isOpen: true, more: 7 });
    expect(topicAround(map, 'arithmetic')?.next).toHaveLength(24);
    expect(topicAround(map, 'singing')?.isOpen).toBeUndefined();
  });

  it('is nothing for no topic, and for one of which nothing is known', () => {
    expect(topicAround(map, 'toString')).toBeUndefined();
    expect(topicAround({ lone: topic('Lone', 1) }, 'lone')).toBeUndefined();
  });
});

it('draws what comes first above what needs it, nothing on top of another, and the first six that it leads to', () => {
  const { width = 0, height = 0, nodes = [], arrows = [] } = layOut(map, 'calculus') ?? {};
  const top = new Map(nodes.map(([slug, , y]) => [slug, y]));
  const order = ['arithmetic', 'algebra', 'calculus', 'physics'].map((slug) => top.get(slug) ?? 0);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(nodes.map(([, x, y]) => `${x} ${y}`)).size).toBe(nodes.length);
  expect(nodes.every(([, x, y]) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
  expect(arrows.map(([strength]) => strength).sort()).toEqual(['helps', 'helps', 'must', 'must', 'must']);
  expect(layOut(map, 'arithmetic')?.nodes).toHaveLength(7);
  expect(layOut(map, 'nothing')).toBeUndefined();
});

it('draws as many of those that help as a screen shows', () => {
  const helping = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`help-${at}`, topic(`Help ${at}`, 1)]),
  );
  const helped = topic('Helped', 1, [
    needs('algebra'),
    ...Object.keys(helping).map((slug) => needs(slug, 'helps')),
  ]);
  const { width = 0, nodes = [] } = layOut({ ...map, ...helping, helped }, 'helped') ?? {};
  const drawn = nodes.map(([slug]) => slug);
  expect(width).toBeLessThanOrEqual(1_200);
  expect(drawn).toEqual(expect.arrayContaining(['arithmetic', 'algebra', 'helped', 'help-0', 'help-4']));
  expect(drawn).not.toContain('help-7');
});
