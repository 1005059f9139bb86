import fc from 'fast-check';
import { addDays } from '@/lib/learning/local-day';
import { streakOf } from '@/lib/learning/streak';
import { lastDays, sayDay, streakStory } from '@/lib/learning/streak-story';

const TODAY = '2026-03-10';
const NOW = Date.parse(`${TODAY}T20:00:00Z`);
const learned = (...days: string[]) => days.map((day) => ({ day, seconds: 600, lessonsFinished: 1 }));
const row = (last: string, count: number) =>
  learned(...Array.from({ length: count }, (_, back) => addDays(last, -back)));
const storyOf = (activity: ReturnType<typeof learned>) => streakStory(streakOf(activity, 'UTC', NOW), TODAY);

it('tells a beginner how to begin', () => {
  expect(storyOf([])).toEqual([
    'Your first day starts the streak: watch for a minute, or finish a lesson.',
    'You hold no freeze. 7 more days in a row earn one.',
  ]);
});

it('tells of a streak that is kept', () => {
  expect(storyOf(row(TODAY, 8))).toEqual([
    'You learned on 8 days in a row, from March 3 on.',
    'Today counts already.',
    'You hold 1 freeze. 6 more days in a row earn one.',
  ]);
});

it('tells of a streak that ends tonight', () => {
  expect(storyOf(learned('2026-03-09'))).toEqual([
    'You learned on March 9: that is day 1.',
    'Today does not count yet. Learn within 4 hours to make it 2.',
    'You hold no freeze. 6 more days in a row earn one.',
  ]);
});

it('tells when a freeze stood in', () => {
  expect(storyOf([...row('2026-03-08', 7), ...learned(TODAY)])).toEqual([
    'You learned on 8 days in a row, from March 2 on.',
    'A freeze stood in on March 9, which is not counted.',
    'Today counts already.',
    'You hold no freeze. 6 more days in a row earn one.',
  ]);
});

it('tells why a streak broke', () => {
  expect(storyOf(learned('2026-03-08'))[0]).toBe(
    'The last day that counted was March 8. After that 1 day went by without learning, March 9, and no freeze was left to stand in.',
  );
  expect(storyOf(learned('2026-03-05'))[0]).toMatch(
    /^The last day that counted was March 5\. After that 4 days/,
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
      const [, said] = /You learned on (\d+) days? in a row/.exec(story) ?? [];
      if (streak.days > 1) expect(Number(said)).toBe(streak.days);
      else expect(said).toBeUndefined();
      for (const day of streak.frozen) expect(story).toContain(sayDay(day));
      expect(story).not.toMatch(/undefined|NaN|-\d/);
    }),
  );
});
