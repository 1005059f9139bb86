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

  it('has room for what search engines show and no more', () => {
    const words = wordsOf({ title: 'A very long title '.repeat(12).trim() });
    expect(words.title.length).toBeLessThanOrEqual(60);
    expect(words.description.length).toBeLessThanOrEqual(160);
  });

  it('adds the topic where the facts are few', () => {
    const few = { title: 'Git', provider: 'Ada', kind: 'text', lessons: undefined } as const;
    expect(wordsOf(few).description).toBe(
      'Git: A written course from Ada. In English, free. One of many Git and GitHub courses.',
    );
  });
});

describe('lessonWords', () => {
  it('names the lesson and its place', () => {
    const words = lessonOf({ title: 'Algebra', lessons: [aLesson(), aLesson({ title: 'Rings' })] }, 2);
    expect(words.title).toBe('Rings - Algebra');
    expect(words.description).toMatch(
      /^Rings: lesson 2 of 2 in “Algebra” from MIT OpenCourseWare, 10 min\. It comes after “Lesson \d+”\.$/,
    );
  });

  it('speaks of watching where there is one lesson', () => {
    const words = lessonOf({ title: 'Algebra', lessons: [aLesson({ title: 'Algebra' })] }, 1);
    expect(words.title).toBe('Watch Algebra');
    expect(words.keywords).toEqual(['Algebra', 'MIT OpenCourseWare', 'Git and GitHub']);
  });
});
