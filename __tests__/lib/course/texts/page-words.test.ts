import type { Course } from '@/lib/course/course.schema';
import { toCourseView, toLessonView } from '@/lib/course/course-view';
import { courseWords, lessonWords } from '@/lib/course/texts/page-words';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const topics = [{ name: 'Git and GitHub', subject: 'Programming' }];
const wordsOf = (overrides: Partial<Course>) =>
  courseWords(toCourseView({ course: aCourse(overrides), topics, related: [] }).course);
const lessonOf = (overrides: Partial<Course>, number: number) => {
  const view = toLessonView({ course: aCourse(overrides), topics, related: [] }, number);
  if (!view) throw new Error('There is no such lesson.');
  return lessonWords(view);
};

describe('courseWords', () => {
  it('tells courses with the same facts apart by their titles', () => {
    expect(wordsOf({ title: 'Algebra' }).description).toMatch(
      /^Algebra: 2 video lessons from MIT OpenCourseWare/,
    );
  });

  it('adds the provider to a title that has room for it and does not name it already', () => {
    expect(wordsOf({ title: 'Algebra' }).title).toBe('Algebra - MIT OpenCourseWare');
    expect(wordsOf({ title: 'Ada: Git', provider: 'Ada' }).title).toBe('Ada: Git');
  });

  it('tells the same course in other languages and other years apart', () => {
    expect(wordsOf({ title: 'Álgebra', language: 'es' }).title).toBe(
      'Álgebra - MIT OpenCourseWare (Spanish)',
    );
    const long = 'Álgebra lineal y geometría analítica con Python';
    expect(wordsOf({ title: long, language: 'es' }).title).toBe(`${long} (Spanish)`);
    const longer = { title: `18.06 ${'linear algebra '.repeat(9)}(Spring 2010)`, year: 2010 };
    expect(wordsOf(longer).title).toMatch(/^18\.06 .{40,50}… \(2010\)$/);
  });

  it('has room for what search engines show and no more', () => {
    const words = wordsOf({ title: 'A very long title '.repeat(12).trim() });
    expect(words.title.length).toBeLessThanOrEqual(60);
    expect(words.description.length).toBeLessThanOrEqual(160);
  });

  it('says the topic', () => {
    const few = { title: 'Git', provider: 'Ada', kind: 'text', lessons: undefined } as const;
    expect(wordsOf(few).description).toBe(
      'Git: A written course from Ada. In English, free. On Git and GitHub.',
    );
  });
});

describe('lessonWords', () => {
  it('names the lesson and its place', () => {
    const words = lessonOf({ title: 'Algebra', lessons: [aLesson(), aLesson({ title: 'Rings' })] }, 2);
    expect(words.title).toBe('Rings - Algebra');
    expect(words.description).toMatch(
      /^Rings: lesson 2 of 2 in “Algebra” from MIT OpenCourseWare, 10\u00a0min\. It comes after “Lesson \d+”\.$/,
    );
  });

  it('speaks of watching where there is one lesson', () => {
    const words = lessonOf({ title: 'Algebra', lessons: [aLesson({ title: 'Algebra' })] }, 1);
    expect(words.title).toBe('Watch Algebra - MIT OpenCourseWare');
    const short = lessonOf({ title: 'Go', provider: 'Ada', lessons: [aLesson({ seconds: undefined })] }, 1);
    expect(short.description).toBe('Watch “Go” from Ada. One of many Git and GitHub courses.');
    expect(words.keywords).toEqual(['Algebra', 'MIT OpenCourseWare', 'Git and GitHub']);
  });
});
