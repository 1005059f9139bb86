/** @jest-environment node */

import {
  COURSE_FRESH_SECONDS,
  loadCourse,
  loadLesson,
  MISSING_FRESH_SECONDS,
} from '@/lib/server/courses/load-course';
import type { CourseLookup } from '@/lib/server/search/search-engine.types';
import { aCard, aCourse, aLesson } from '@/scripts/fakes/course';

const course = aCourse({
  id: 'algebra',
  lessons: [
    aLesson({ title: 'Numbers' }),
    aLesson({ title: 'Linked lists', chapters: [{ title: 'Start', start: 0 }] }),
  ],
});
const found: CourseLookup = {
  kind: 'found',
  course,
  topics: [{ slug: 'algebra', name: 'Algebra', subject: 'Mathematics' }],
  related: Array.from({ length: 20 }, () => aCard()),
};

const findCourse = jest.fn(
  async (id: string): Promise<CourseLookup> =>
    ({ algebra: found, 'old-algebra': { kind: 'moved', id: 'algebra' } as const })[id] ?? { kind: 'missing' },
);
const catalog = { findCourse };
beforeEach(() => findCourse.mockClear());

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS };
const movedTo = (destination: string) => ({
  redirect: { destination, permanent: true },
  revalidate: COURSE_FRESH_SECONDS,
});

describe('loadCourse', () => {
  it('gives the page what it shows, as JSON', async () => {
    const answer = await loadCourse(catalog, 'algebra');
    expect(answer).toMatchObject({
      revalidate: COURSE_FRESH_SECONDS,
      props: {
        course: { id: 'algebra', topic: 'Algebra' },
        lessons: [{ title: 'Numbers' }, { title: 'Linked lists' }],
      },
    });
    expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
  });

  it('looks nothing up for what cannot be an id', async () => {
    for (const id of ['', '../etc/passwd', 'a b', 'x'.repeat(121), '-a', '操作系统', 'a\0', 'a%20b']) {
      expect(await loadCourse(catalog, id)).toEqual(missing);
    }
    expect(findCourse).not.toHaveBeenCalled();
  });

  it('answers an unknown id with 404', async () => {
    expect(await loadCourse(catalog, 'no-such-course')).toEqual(missing);
  });

  it('leads an earlier id and another case to the course for good', async () => {
    expect(await loadCourse(catalog, 'old-algebra')).toEqual(movedTo('/course/algebra'));
    expect(await loadCourse(catalog, 'Algebra')).toEqual(movedTo('/course/algebra'));
    expect(await loadCourse(catalog, 'OLD-algebra')).toEqual(movedTo('/course/algebra'));
  });

  it('passes a failing catalogue on, so that an older page stays', async () => {
    findCourse.mockRejectedValueOnce(new Error('down'));
    await expect(loadCourse(catalog, 'algebra')).rejects.toThrow('down');
  });
});

describe('loadLesson', () => {
  it('gives one lesson and the names of the others', async () => {
    const answer = await loadLesson(catalog, 'algebra', '2-linked-lists');
    expect(answer).toMatchObject({
      props: {
        number: 2,
        lesson: { title: 'Linked lists', chapters: [{ title: 'Start', start: 0 }] },
        lessons: [{ title: 'Numbers', seconds: 600 }, { title: 'Linked lists' }],
      },
    });
    expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
  });

  it.each(['2', '2-', '2-linked', '2-Linked-Lists', '2-anything-else'])(
    'leads the wrong spelling "%s" to the right one',
    async (segment) => {
      expect(await loadLesson(catalog, 'algebra', segment)).toEqual(
        movedTo('/course/algebra/2-linked-lists'),
      );
    },
  );

  it('needs one redirect where both parts are old', async () => {
    expect(await loadLesson(catalog, 'old-algebra', '1')).toEqual(movedTo('/course/algebra/1-numbers'));
  });

  it.each(['3', '0', '-1', 'numbers', '99999'])('has no lesson "%s"', async (segment) => {
    expect(await loadLesson(catalog, 'algebra', segment)).toEqual(missing);
  });
});
