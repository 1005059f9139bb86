import { candidatesOf, chooseSteps, plainReason } from '@/lib/guide/plan/choose-steps';
import { aCard } from '@/scripts/fakes/course';

const card = (id: string) => aCard({ id, title: `Course ${id}` });
const stage = (name: string, ...ids: string[]) => ({
  name,
  level: 'beginner' as const,
  cards: ids.map(card),
});
const candidates = candidatesOf([stage('One', 'a', 'b', 'c'), stage('Two', 'd', 'a', 'e')]);

describe('courses that a model may choose among', () => {
  it('are the best of each stage in turn, none twice', () => {
    expect(candidates.map((one) => `${one.stage} ${one.card.id}`)).toEqual([
      'One a',
      'Two d',
      'One b',
      'One c',
      'Two e',
    ]);
  });
});

describe('what a model chose', () => {
  it('keeps its order, and drops ids that were never supplied and repetitions', () => {
    const chosen = ['d', 'invented', 'a', 'd', '../../etc', 'e'].map((id) => ({ id, why: 'It helps' }));
    expect(chooseSteps(chosen, candidates)?.map(({ course, why }) => [course.id, why])).toEqual([
      ['d', 'It helps.'],
      ['a', 'It helps.'],
      ['e', 'It helps.'],
    ]);
  });

  it('is no plan with fewer than three courses, and has seven at most', () => {
    expect(chooseSteps([{ id: 'a' }, { id: 'x' }, { id: 'b' }], candidates)).toBeUndefined();
    const many = candidatesOf([stage('One', ...'abcdefghij')]);
    expect(
      chooseSteps(
        many.map(({ card }) => ({ id: card.id })),
        many,
      ),
    ).toHaveLength(7);
  });

  it('gives the stage as the reason where the model gave none', () => {
    const chosen = [{ id: 'a', why: 'https://evil.example' }, { id: 'd' }, { id: 'b' }];
    expect(chooseSteps(chosen, candidates)?.map(({ why }) => why)).toEqual(['One.', 'Two.', 'One.']);
  });
});

describe('the reason for a course', () => {
  it.each([
    ['Learn <b>this</b> <img src=x onerror=alert(1)> now', 'Learn this now.'],
    ['Go to [free money](https://evil.example/a) today!', 'Go to free money today!'],
    ['See https://evil.example/x?y or www.evil.example', 'See or.'],
    ['javascript:alert(1) basics', 'basics.'],
    ['Write to me@evil.example or evil.com/now', 'Write to or.'],
    ['**Bold** `code` | table', 'Bold code table.'],
  ])('of %j is %j', (given, wanted) => {
    expect(plainReason(given)).toBe(wanted);
  });

  it('is short', () => {
    const reason = plainReason('word '.repeat(100));
    expect(reason.length).toBeLessThanOrEqual(160);
    expect(reason).toMatch(/word…$/);
  });
});
