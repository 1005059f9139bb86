import type { CourseCard } from '@/lib/course/course-card';
import { cardFacts } from '@/lib/course/texts/card-facts';
import { aCard } from '@/scripts/fakes/course';

const words = (card: CourseCard) => cardFacts(card).replaceAll('\u00a0', ' ');

describe('cardFacts', () => {
  it('names everything that is known, in one order', () => {
    const card = aCard({ lessonCount: 28, hours: 12, level: 'beginner', language: 'es', year: 2019 });
    expect(words(card)).toBe('Video series · 28 lessons · 12 h · Beginner · Spanish · 2019');
    expect(words(aCard({ kind: 'text', lessonCount: undefined, partCount: 13 }))).toBe('Text · 13 parts');
  });

  it('says how many weeks a course runs only where its hours are not known', () => {
    const card = { kind: 'mooc', lessonCount: undefined, weeks: 12 } as const;
    expect(words(aCard(card))).toBe('Online course · 12 weeks');
    expect(words(aCard({ ...card, workload: 60 }))).toBe('Online course · 60 h of study');
    expect(words(aCard({ ...card, aboutHours: 30 }))).toBe('Online course · about 30 h');
  });

  it('says that it takes at least as long as is known of its lessons or parts', () => {
    expect(words(aCard({ lessonCount: 28, leastHours: 10.5 }))).toBe(
      'Video series · 28 lessons · at least 10 h',
    );
    const parts = aCard({ kind: 'text', lessonCount: undefined, partCount: 3, leastHours: 1.5, weeks: 2 });
    expect(words(parts)).toBe('Text · 3 parts · at least 1 h 30 min of study · 2 weeks');
  });

  it('names other years and other places of a course', () => {
    const card = aCard({ kind: 'text', lessonCount: undefined, year: 2020, otherYears: [2011, 2015] });
    expect(words(card)).toBe('Text · 2020 · also 2011, 2015');
    expect(words({ ...card, otherYears: undefined, alsoOn: ['YouTube'] })).toBe(
      'Text · 2020 · also on YouTube',
    );
  });

  it('says that one gets a certificate, and whether it costs money', () => {
    const card = aCard({ kind: 'mooc', lessonCount: undefined });
    const said = (['paid', 'free', 'none'] as const).map((certificate) => words({ ...card, certificate }));
    expect(said).toEqual([
      'Online course · certificate for a fee',
      'Online course · free certificate',
      'Online course',
    ]);
  });

  it('leaves out what is unknown and what goes without saying', () => {
    expect(words(aCard({ kind: 'text', lessonCount: undefined, language: 'en-GB' }))).toBe('Text');
    expect(words(aCard({ kind: 'single-video', lessonCount: 1, hours: 0.75 }))).toBe('Video · 45 min');
  });
});
