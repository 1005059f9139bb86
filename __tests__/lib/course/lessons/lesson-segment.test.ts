import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { lessonSegment, readLessonNumber } from '@/lib/course/lessons/lesson-segment';

describe('lessonSegment', () => {
  it.each([
    [3, 'Linked lists', '3-linked-lists'],
    [1, '  What’s C++?  ', '1-whats-c'],
    [12, 'Élève, Straße & Łódź', '12-eleve-strasse-lodz'],
    [4, '操作系统概述', '4'],
    [5, 'مقدمة', '5'],
    [6, '第1讲 Intro', '6-1-intro'],
  ])('writes lesson %s "%s" as %s', (number, title, segment) => {
    expect(lessonSegment(number, title)).toBe(segment);
  });

  it('ends a long slug with a whole word', () => {
    const segment = lessonSegment(7, 'The quick brown fox jumps over the lazy dog again and again and again');
    expect(segment).toBe('7-the-quick-brown-fox-jumps-over-the-lazy-dog-again-and-again');
  });

  it('is a clean part of an address that reads back as its number, whatever the title', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), anyText(200), (number, title) => {
        const segment = lessonSegment(number, title);
        expect(segment).toMatch(/^[1-9]\d*(-[a-z0-9]+)*$/);
        expect(segment.length).toBeLessThanOrEqual(65);
        expect(readLessonNumber(segment)).toBe(number);
      }),
    );
  });
});

describe('readLessonNumber', () => {
  it('follows a lesson that has moved by its title, and stays where two have that title', () => {
    const titles = ['Intro', 'Sets', 'Review', 'Graphs', 'Review'];
    expect(readLessonNumber('1-graphs', titles)).toBe(4);
    expect(readLessonNumber('5-review', titles)).toBe(5);
    expect(readLessonNumber('2-some-other-words', titles)).toBe(2);
  });

  it('looks at nothing but the number', () => {
    expect(readLessonNumber('3-some-other-words')).toBe(3);
    expect(readLessonNumber('3-')).toBe(3);
    expect(readLessonNumber('3')).toBe(3);
  });

  it.each(['', '0', '03-x', '-3', 'x', '3x', '12345', '1e3', '٣'])('finds no number in "%s"', (segment) => {
    expect(readLessonNumber(segment)).toBeUndefined();
  });
});
