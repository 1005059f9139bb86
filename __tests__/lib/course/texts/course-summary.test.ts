import fc from 'fast-check';
import { speak } from '@/__tests__/support/locale';
import { COSTS, COURSE_KINDS, type Course, LEVELS, type Lesson } from '@/lib/course/course.schema';
import { courseSummary } from '@/lib/course/texts/course-summary';

const lesson: Lesson = { title: 'One', video: { host: 'youtube', id: 'HtSuA80QTyo' } };
const bare = {
  kind: 'video-series',
  provider: 'MIT OpenCourseWare',
  language: 'en',
  cost: 'free',
} as const;

describe('courseSummary', () => {
  it('puts the known facts into words', () => {
    expect(
      courseSummary({
        ...bare,
        lessons: Array.from({ length: 28 }, () => lesson),
        instructors: ['Srini Devadas', 'Erik Demaine'],
        level: 'intermediate',
      }),
    ).toBe(
      '28 video lessons from MIT OpenCourseWare, taught by Srini Devadas and Erik Demaine. Intermediate, in English, free.',
    );
  });

  it('says what it is on, the first three topics at most', () => {
    expect(courseSummary(bare, ['Algorithms', 'Data structures', 'Graph theory', 'Programming'])).toBe(
      'A video series from MIT OpenCourseWare. In English, free. On Algorithms, Data structures and Graph theory.',
    );
  });

  it('has no “and” between topics of which one has an “and”', () => {
    expect(courseSummary(bare, ['Algorithms and data structures', 'Computer science'])).toMatch(
      / On Algorithms and data structures, Computer science\.$/,
    );
    expect(courseSummary(bare, ['Git and GitHub'])).toMatch(/ On Git and GitHub\.$/);
  });

  it('names teachers once who are its provider together', () => {
    const instructors = ['Svetlana Isakova', 'Andrey Breslav'];
    const provider = instructors.join(', ');
    expect(courseSummary({ ...bare, provider, platform: 'Coursera', instructors })).toBe(
      'A video series from Svetlana Isakova, Andrey Breslav on Coursera. In English, free.',
    );
  });

  it('says nothing of what is not known', () => {
    expect(courseSummary(bare)).toBe('A video series from MIT OpenCourseWare. In English, free.');
  });

  it.each([
    ['video-series', undefined, 'A video series from P.'],
    ['video-series', [lesson], '1 video lesson from P.'],
    ['single-video', undefined, 'A video from P.'],
    ['single-video', [lesson], 'A video from P.'],
    ['interactive', undefined, 'An interactive course from P.'],
    ['interactive', [lesson, lesson], 'An interactive course with 2 video lessons from P.'],
    ['text', undefined, 'A written course from P.'],
    ['mooc', undefined, 'An online course from P.'],
    ['mooc', [lesson], 'An online course with 1 video lesson from P.'],
  ] as const)('calls a %s by its name', (kind, lessons, start) => {
    const summary = courseSummary({ ...bare, kind, provider: 'P', lessons: lessons && [...lessons] });
    expect(summary.startsWith(start)).toBe(true);
  });

  it('counts the chapters of a single video', () => {
    const chapters = [
      { title: 'a', start: 0 },
      { title: 'b', start: 9 },
    ];
    expect(courseSummary({ ...bare, kind: 'single-video', lessons: [{ ...lesson, chapters }] })).toBe(
      'A video with 2 chapters from MIT OpenCourseWare. In English, free.',
    );
  });

  it('says how many parts are elsewhere, what it comes with and what it asks for', () => {
    const facts = {
      ...bare,
      kind: 'text',
      outline: [{ title: 'One' }, { title: 'Two' }],
      weeks: 14,
      assets: [
        { kind: 'problem-sets', solutions: true },
        { kind: 'exams', count: 1 },
        { kind: 'lecture-notes' },
      ],
    } as const;
    const start = 'A written course with 2 parts from MIT OpenCourseWare. 14 weeks, in English, free.';
    const course = { ...facts, outline: [...facts.outline], assets: [...facts.assets] };
    const asking = (prerequisites: Course['prerequisites']) => courseSummary({ ...course, prerequisites });
    expect(asking({ knowledge: ['probability', 'calculus'] })).toBe(
      `${start} With problem sets with solutions, 1 exam and lecture notes. It asks for probability and calculus.`,
    );
    expect(asking({ none: true })).toMatch(/notes\. It asks for nothing beforehand\.$/);
    // That is a catalogue's word, not the course's.
    expect(asking({ none: true, source: 'a/catalogue' })).toMatch(/notes\.$/);
  });

  it('calls what it asks for and its language as the language of the page does', () => {
    const asking = (...knowledge: string[]) => courseSummary({ ...bare, prerequisites: { knowledge } });
    speak('es');
    expect(asking('probability')).toMatch(/free\. It asks for probabilidad\.$/);
    expect(asking('web development')).toMatch(/It asks for desarrollo web\.$/);
    // Half of what it asks for would be wrong.
    expect(asking('probability', 'high school chemistry')).toMatch(/free\.$/);
    speak('vi');
    expect(courseSummary(bare)).toMatch(/In tiếng Anh, free\.$/);
    speak('en');
  });

  it.each<[string, Partial<Course>, string]>([
    [
      'names the platform where it is another than the provider',
      { kind: 'mooc', provider: 'Yale University', platform: 'Coursera' },
      'An online course from Yale University on Coursera. In English, free.',
    ],
    [
      'names a platform once where all that is known of a provider is the platform',
      { provider: 'an unknown channel on YouTube', platform: 'YouTube' },
      'A video series from an unknown provider on YouTube. In English, free.',
    ],
    [
      'ends a sentence once where a name ends with a full stop',
      { provider: 'Example Inc.' },
      'A video series from Example Inc. In English, free.',
    ],
    [
      'does not name a teacher twice',
      { provider: 'Bro Code', instructors: ['Bro Code'] },
      'A video series from Bro Code. In English, free.',
    ],
    [
      'names three teachers of many',
      { provider: 'P', instructors: ['A', 'B', 'C', 'D', 'E'] },
      'A video series from P, taught by A, B, C and 2 others. In English, free.',
    ],
    [
      'names four teachers when there are four',
      { provider: 'P', instructors: ['A', 'B', 'C', 'D'] },
      'A video series from P, taught by A, B, C and D. In English, free.',
    ],
    [
      'gives the length, and says "may be free" of what could be audited',
      { provider: 'P', cost: 'audit', hours: 8.3, level: 'beginner', language: 'es' },
      'A video series from P. 8\u00a0h 18\u00a0min, beginner, in Spanish, may be free.',
    ],
  ])('%s', (_what, facts, words) => {
    expect(courseSummary({ ...bare, ...facts })).toBe(words);
  });

  it('is well-formed for every combination', () => {
    const facts = fc.record(
      {
        kind: fc.constantFrom(...COURSE_KINDS),
        provider: fc.constantFrom('YouTube', 'MIT'),
        platform: fc.constantFrom('YouTube', 'edX', undefined),
        language: fc.constantFrom('en', 'zh-Hans'),
        cost: fc.constantFrom(...COSTS),
        level: fc.constantFrom(...LEVELS, undefined),
        hours: fc.option(fc.double({ min: 0.1, max: 900, noNaN: true }), { nil: undefined }),
        instructors: fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'MIT')),
        lessons: fc.option(fc.array(fc.constant(lesson), { minLength: 1 }), { nil: undefined }),
      },
      { requiredKeys: ['kind', 'provider', 'language', 'cost'] },
    );
    fc.assert(
      fc.property(facts, (course) => {
        const summary = courseSummary(course);
        return /^[A-Z0-9][^\n]*[^.;, ]\.$/.test(summary) && !/undefined|NaN|null| {2}|,;|;;/.test(summary);
      }),
    );
  });
});
