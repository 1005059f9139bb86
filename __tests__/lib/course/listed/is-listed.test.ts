import { isListed, listedLessons } from '@/lib/course/listed/is-listed';
import { aCourse, aLesson, aListedCourse, aVideoId, TWO_CHAPTERS } from '@/scripts/fakes/course';

const titled = (...titles: string[]) => titles.map((title) => aLesson({ title, chapters: TWO_CHAPTERS }));
/** A course whose other lessons say enough, so that only these decide. */
const among = (...titles: string[]) => {
  const { lessons = [] } = aListedCourse();
  return aCourse({ lessons: [...titled(...titles), ...lessons] });
};

describe('a course that search engines are told of', () => {
  it('says enough in its lessons or in its chapters', () => {
    const { lessons = [] } = aListedCourse();
    const chapters = lessons.map(({ title }, at) => ({ title, start: at * 60 }));
    expect(isListed(aListedCourse())).toBe(true);
    expect(isListed(aCourse({ kind: 'single-video', lessons: [aLesson({ chapters })] }))).toBe(true);
  });

  it('has more than a name, a provider and a topic, whoever stands for it', () => {
    const bare = { lessons: undefined, hours: undefined };
    expect(isListed(aCourse(bare))).toBe(false);
    expect(isListed(aCourse({ ...bare, checkedAt: '2026-11-22', trust: 'stated', level: 'beginner' }))).toBe(
      false,
    );
    expect(isListed(aCourse({ ...bare, title: 'A long name '.repeat(25) }))).toBe(false);
  });

  it('does not say little at length: a single video, numbered lessons, the same title again', () => {
    const long = 'A title that goes on and on '.repeat(20);
    const video = { host: 'youtube' as const, id: aVideoId(1) };
    const single = { kind: 'single-video' as const, lessons: undefined, previewVideo: video };
    expect(isListed(aCourse({ ...single, hours: 2 }))).toBe(false);
    expect(isListed(aCourse({ lessons: [aLesson({ title: long })] }))).toBe(false);
    const numbered = Array.from({ length: 99 }, (_, at) => `Lecture ${at + 1}`);
    expect(isListed(aCourse({ lessons: titled(...numbered) }))).toBe(false);
    const same = Array.from({ length: 30 }, (_, at) => `Part ${at + 1}: ${THE_SAME}`);
    expect(isListed(aCourse({ lessons: titled(...same) }))).toBe(false);
  });

  it('counts words of scripts without spaces', () => {
    const titles = Array.from(
      '一二三四五六七八九十百千',
      (sign) => `${sign}的定义性质以及在计算机科学和工程中的应用`,
    );
    const others = [
      '树',
      '图',
      '散列',
      '排序',
      '向量',
      '矩阵',
      '极限',
      '级数',
      '证明',
      '函数',
      '集合',
      '逻辑',
    ];
    const said = titles.map((title, at) => `${others[at]}${title}`);
    expect(isListed(aCourse({ language: 'zh', lessons: titled(...said) }))).toBe(true);
    expect(isListed(aCourse({ language: 'zh', lessons: titled('树', '图') }))).toBe(false);
  });
});

const THE_SAME = 'what trees and graphs are and how they are used by people who build things every day';

describe('a lesson that search engines are told of', () => {
  it.each([
    [['Trees', 'Graphs', 'Hashing']],
    [['Lecture 1: Trees', 'Lecture 2: Graphs']],
    [['1. Vectores', '2. Matrices', 'Examen']],
    [['第1课 向量', '第2课 矩阵']],
    [['Resonance I', 'Resonance II', 'Atoms I', 'Atoms II']],
  ])('says what it teaches: %j', (titles) => {
    const numbers = listedLessons(among(...titles));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(titles.length);
  });

  it.each([
    [['Lecture 1', 'Lecture 2', 'Lecture 3']],
    [['Algebra I', 'Algebra II', 'Algebra III']],
    [['第1课', '第2课', '第三课']],
  ])('is not only numbered: %j', (titles) => {
    const chapters = aListedCourse().lessons?.map(({ title }, at) => ({ title, start: at }));
    const [first, ...others] = titled(...titles);
    const course = aCourse({ lessons: [{ ...aLesson(), ...first, chapters }, ...others] });
    expect(isListed(course)).toBe(true);
    expect(listedLessons(course)).toEqual([]);
  });

  it('has chapters and a video: a length says little, and captions are not on its page', () => {
    const [one, two, three, four, ...others] = (aListedCourse().lessons ?? []).map(
      ({ chapters: _, ...lesson }) => lesson,
    );
    if (!one || !two || !three || !four) throw new Error('too few lessons');
    const lessons = [
      { ...one, chapters: TWO_CHAPTERS },
      {
        ...two,
        captions: [{ address: 'https://example.org/two.vtt', language: 'en', kind: 'captions' as const }],
      },
      { ...three, chapters: TWO_CHAPTERS.slice(0, 1) },
      { ...four, chapters: TWO_CHAPTERS, gone: true as const },
      ...others,
    ];
    expect(listedLessons(aCourse({ lessons }))).toEqual([1]);
  });

  it('is one of several, of a course that search engines are told of', () => {
    expect(listedLessons(aCourse({ lessons: titled('Trees', 'Graphs') }))).toEqual([]);
    const chapters = aListedCourse().lessons?.map(({ title }, at) => ({ title, start: at }));
    expect(listedLessons(aCourse({ lessons: [aLesson({ chapters })] }))).toEqual([]);
    expect(listedLessons(aCourse({ lessons: undefined }))).toEqual([]);
  });
});
