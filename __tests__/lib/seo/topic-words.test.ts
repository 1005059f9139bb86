import { topicDescription, topicIntro } from '@/lib/seo/topic-words';

const counts = {
  courses: 61,
  free: 54,
  providers: 34,
  levels: [
    { level: 'beginner' as const, count: 22 },
    { level: 'advanced' as const, count: 1 },
  ],
  languages: ['en', 'es', 'ru', 'zh', 'hi'].map((language) => ({ language, count: 3 })),
};

describe('what a topic says of itself', () => {
  it('is sentences made of counts', () => {
    expect(topicIntro(counts)).toBe(
      '54 are free. 22 are for beginners and 1 is advanced. They are taught in English, Spanish, Russian and 2 other languages.',
    );
    expect(topicDescription('Python', counts)).toMatch(
      /^61 Python courses from 34 providers\. 54 are free\./,
    );
    expect(topicDescription('Nurse', counts)).toMatch(/^61 Nurse courses from/);
  });

  it('leaves out what is not known and what is not so', () => {
    const few = { courses: 1, free: 0, providers: 1, levels: [], languages: [{ language: 'en', count: 1 }] };
    expect(topicIntro(few)).toBe('');
    expect(topicDescription('Guitar', few)).toBe('1 Guitar course from 1 provider.');
    expect(topicIntro({ ...few, free: 1 })).toBe('It is free.');
  });

  it('fits into what search engines show', () => {
    const name = 'Natural language processing and understanding';
    expect(topicDescription(name, counts).length).toBeLessThanOrEqual(160);
  });
});
