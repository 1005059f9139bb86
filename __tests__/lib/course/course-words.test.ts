import { studyHours } from '@/lib/course/labels';
import { cardFacts } from '@/lib/course/texts/card-facts';
import { courseSummary } from '@/lib/course/texts/course-summary';
import { sayEvenings } from '@/lib/course/texts/evenings';
import { providerName, teachersOf } from '@/lib/course/texts/who-teaches';
import { aCard } from '@/scripts/fakes/course';

it.each([
  [1, '1\u00a0h, or one evening'],
  [1.6, '1\u00a0h 36\u00a0min, or one evening'],
  [12, '12\u00a0h, or about 8 evenings of 90 minutes'],
])('says %d hours in evenings', (hours, words) => {
  expect(sayEvenings(hours)).toBe(words);
});

it.each([
  [['Ana Bell'], 'Ana Bell'],
  [['Ana Bell', 'John Guttag'], 'Ana Bell and John Guttag'],
  [['Ana Bell', 'John Guttag', 'Eric Grimson'], 'Ana Bell and 2 others'],
  [['Crash Course'], ''],
  [undefined, ''],
])('names the teachers %j', (instructors, words) => {
  expect(teachersOf({ instructors, provider: 'Crash Course' })).toBe(words);
});

it('says that nobody knows who offers a course', () => {
  const facts = { provider: 'an unknown channel on YouTube', platform: 'YouTube' };
  expect(providerName(facts)).toBe('an unknown provider on YouTube');
  expect(providerName({ ...facts, provider: 'MIT' })).toBe('MIT');
});

it('calls a workload no length', () => {
  const facts = {
    kind: 'video-series',
    provider: 'MIT',
    language: 'en',
    cost: 'free',
    workload: 200,
  } as const;
  expect(courseSummary(facts)).toContain('200\u00a0h of study');
  expect(cardFacts(aCard({ kind: 'video-series', workload: 200 }))).toContain('200\u00a0h of study');
  expect(courseSummary({ ...facts, hours: 40 })).toContain('40\u00a0h of video, 200\u00a0h of study');
  expect(cardFacts(aCard({ kind: 'video-series', hours: 40 }))).toContain('\u00a0· 40\u00a0h');
  expect(cardFacts(aCard({ kind: 'mooc', hours: 40, workload: 60 }))).toContain('\u00a0· 40\u00a0h\u00a0·');
  expect(studyHours(facts)).toBeUndefined();
  expect(studyHours({ ...facts, kind: 'mooc' })).toBe(200);
});
