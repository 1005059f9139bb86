import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PATH_TEMPLATES } from '@/lib/guide/plan/path-templates';
import { readGoal } from '@/lib/guide/plan/read-goal';

describe('readGoal', () => {
  it.each([
    ['I want to become a data scientist', 'data scientist'],
    ['how do I learn guitar', 'guitar'],
    ['I’d like to understand calculus', 'calculus'],
    ['python', 'python'],
    ['become', 'become'],
  ])('finds what “%s” is about', (goal, words) => {
    expect(readGoal(goal).words).toBe(words);
  });

  it('takes the level from the words where they name one', () => {
    expect(readGoal('python for absolute beginners')).toMatchObject({ words: 'python', level: 'beginner' });
    expect(readGoal('advanced sql')).toMatchObject({ words: 'sql', level: 'advanced' });
    expect(readGoal('sql').level).toBeUndefined();
  });

  it('knows the way to a goal by its longest name', () => {
    const topics = (goal: string) => readGoal(goal).template?.prerequisites.map(({ topic }) => topic);
    expect(topics('Become a full stack web developer')).toContain('nodejs');
    expect(topics('web developer')).not.toContain('nodejs');
    expect(topics('knitting')).toBeUndefined();
  });
});

it('climbs only over topics that the catalogue has', () => {
  const slugs = new Set(
    readFileSync(resolve('data/catalog/topics.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).slug),
  );
  const prerequisites = PATH_TEMPLATES.flatMap((template) => template.prerequisites);
  expect(prerequisites.filter(({ topic }) => !slugs.has(topic))).toEqual([]);
  expect(prerequisites.filter(({ reason }) => reason === '')).toEqual([]);
});
