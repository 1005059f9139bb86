import type { LessonLine } from '@/lib/course/course-view';
import { answerByRule } from '@/lib/guide/chat/answer-by-rule';
import { readConversation, writeConversation } from '@/lib/guide/chat/conversation';
import { findInLessons, keywordsOf } from '@/lib/guide/chat/find-in-lessons';

const lessons: LessonLine[] = [
  { title: 'Lecture 1: Introduction', seconds: 3000 },
  {
    title: 'Lecture 2: Linked lists',
    seconds: 3600,
    chapters: [
      { title: 'Why lists', start: 0 },
      { title: 'Deleting a node', start: 900 },
    ],
  },
  { title: 'Lecture 3: Sorting', seconds: 1800, chapters: [{ title: 'Merge sort', start: 60 }] },
  { title: 'Lecture 4: Ordenación y búsqueda' },
];
const place = { lessons, number: 2 };

describe('findInLessons', () => {
  it('finds the chapter that a question names, with its second', () => {
    expect(findInLessons(lessons, 'Where is merge sort explained?')[0]).toEqual({
      number: 3,
      lesson: 'Lecture 3: Sorting',
      chapter: 'Merge sort',
      start: 60,
    });
  });

  it('forgives other forms, slips of the finger and missing accents', () => {
    expect(findInLessons(lessons, 'deletion of nodes')[0]?.start).toBe(900);
    expect(findInLessons(lessons, 'sroting')[0]?.number).toBe(3);
    expect(findInLessons(lessons, 'busqueda')[0]?.number).toBe(4);
  });

  it('finds nothing rather than anything', () => {
    expect(findInLessons(lessons, 'photosynthesis')).toEqual([]);
    expect(findInLessons(lessons, '')).toEqual([]);
    expect(findInLessons([], 'lists')).toEqual([]);
  });

  it('leaves the words around a question out', () => {
    expect(keywordsOf('Where does she explain what a linked list is?')).toEqual(['linked', 'list']);
  });
});

describe('answerByRule', () => {
  it('lists the chapters of the lesson', () => {
    const { text, hits } = answerByRule('What is in this lesson?', place);
    expect(text).toBe('This lesson has 2 chapters. It takes 1\u00a0h.');
    expect(hits.map(({ start }) => start)).toEqual([0, 900]);
  });

  it('says that a lesson lists no chapters', () => {
    expect(answerByRule('What is in this lesson?', { lessons, number: 1 }).text).toMatch(/no chapter list/);
  });

  it('says what comes next, and that nothing does', () => {
    expect(answerByRule('What comes next?', place).hits.map(({ number }) => number)).toEqual([3, 4]);
    expect(answerByRule('What comes next?', { lessons, number: 4 }).text).toMatch(/last lesson/);
  });

  it('sums lengths up and says which are not known', () => {
    const { text } = answerByRule('How long is this course?', place);
    expect(text).toBe(
      '4 lessons. We know the length of 3: 2\u00a0h 20\u00a0min in total. 30\u00a0min left after this lesson.',
    );
  });

  it('says so when the course has nothing, and offers a search', () => {
    expect(answerByRule('what is photosynthesis?', place)).toMatchObject({
      hits: [],
      search: 'photosynthesis',
    });
  });

  it('asks for a word when there is none to look for', () => {
    expect(answerByRule('what is this about?', place)).toMatchObject({ hits: [] });
    expect(answerByRule('what is this about?', place).search).toBeUndefined();
  });
});

describe('a kept conversation', () => {
  const turn = {
    question: 'Lists?',
    number: 2,
    text: 'Look here:',
    hits: [{ number: 2, lesson: 'Lists', start: 3 }],
  };

  it('comes back for its own course only', () => {
    const stored = writeConversation('algebra', [turn]);
    expect(readConversation(stored, 'algebra')).toEqual([turn]);
    expect(readConversation(stored, 'geometry')).toEqual([]);
  });

  it.each([null, '', '{"course":"algebra"', '[]', '{"course":"algebra","turns":[{"question":1},null]}'])(
    'counts %s as none',
    (stored) => {
      expect(readConversation(stored, 'algebra')).toEqual([]);
    },
  );
});
