import fc from 'fast-check';
import { addDays } from '@/lib/format/local-day';
import { streakOf } from '@/lib/learning/streak';
import { dayAndMonth, lastDays, streakStory } from '@/lib/learning/streak-story';

const TODAY = '2026-03-10';
const NOW = Date.parse(`${TODAY}T20:00:00Z`);
const learned = (...days: string[]) => days.map((day) => ({ day, seconds: 600, lessonsFinished: 1 }));
const row = (last: string, count: number) =>
  learned(...Array.from({ length: count }, (_, back) => addDays(last, -back)));
const storyOf = (activity: ReturnType<typeof learned>) => streakStory(streakOf(activity, 'UTC', NOW), TODAY);

it('tells a beginner how to begin', () => {
  expect(storyOf([])).toEqual([
    'Watch for a minute or finish a lesson to start your streak.',
    'You have no freezes. Learn 7 more days in a row to earn one.',
  ]);
});

it('tells of a streak that is kept', () => {
  expect(storyOf(row(TODAY, 8))).toEqual([
    'You have learned 8 days in a row, starting on 3 March.',
    'Today already counts.',
    'You have 1 freeze. Learn 6 more days in a row to earn one.',
  ]);
});

it('tells of the most freezes that one can have', () => {
  expect(storyOf(row(TODAY, 21))).toContain('You have 2 freezes, the maximum.');
});

it('tells of a streak that ends tonight', () => {
  expect(storyOf(learned('2026-03-09'))).toEqual([
    'You learned on 9 March. That is day 1.',
    'Today does not count yet. Learn in the next 4 hours to reach 2 days.',
    'You have no freezes. Learn 6 more days in a row to earn one.',
  ]);
});

it('tells when a freeze stood in', () => {
  expect(storyOf([...row('2026-03-08', 7), ...learned(TODAY)])).toEqual([
    'You have learned 8 days in a row, starting on 2 March.',
    'You used a freeze on 9 March. That day does not count.',
    'Today already counts.',
    'You have no freezes. Learn 6 more days in a row to earn one.',
  ]);
});

it('tells why a streak broke', () => {
  expect(storyOf(learned('2026-03-08'))[0]).toBe(
    'Your last day of learning was 8 March. You then missed 9 March and had no freeze left.',
  );
  expect(storyOf(learned('2026-03-05'))[0]).toMatch(
    /^Your last day of learning was 5 March\. You then missed 4 days and/,
  );
});

it('lists what the last days counted, the newest first', () => {
  const activity = [...row('2026-03-08', 7), ...learned(TODAY)];
  expect(lastDays(activity, streakOf(activity, 'UTC', NOW), TODAY, 3)).toEqual([
    { day: '2026-03-10', seconds: 600, lessonsFinished: 1, frozen: false },
    { day: '2026-03-09', seconds: 0, lessonsFinished: 0, frozen: true },
    { day: '2026-03-08', seconds: 600, lessonsFinished: 1, frozen: false },
  ]);
});

it('agrees with the number, whatever was learned', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 40 });
  fc.assert(
    fc.property(days, (back) => {
      const streak = streakOf(learned(...back.map((count) => addDays(TODAY, -count))), 'UTC', NOW);
      const story = streakStory(streak, TODAY).join(' ');
      const [, said] = /You have learned (\d+) days in a row/.exec(story) ?? [];
      if (streak.days > 1) expect(Number(said)).toBe(streak.days);
      else expect(said).toBeUndefined();
      for (const day of streak.frozen) expect(story).toContain(dayAndMonth(day));
      expect(story).not.toMatch(/undefined|NaN|-\d/);
    }),
  );
});
