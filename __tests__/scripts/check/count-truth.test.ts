import { ownFolder } from '@/__tests__/support/own-folder';
import { countTruth } from '@/scripts/check/count-truth';
import { aCourse, aListedCourse } from '@/scripts/fakes/course';

const dir = ownFolder();
const { write } = dir;

it('counts by licence, by trust, by what pages state and by the pages that search engines are told of', async () => {
  write('sources.jsonl', [
    { id: 'a/list', licence: 'MIT' },
    { id: 'b/list', licence: 'none found' },
  ]);
  write('topics.jsonl', [
    { slug: 'python', name: 'Python', subject: 'Programming', broader: 'code' },
    { slug: 'code', name: 'Code', subject: 'Programming' },
    { slug: 'music', name: 'Music', subject: 'Arts', broader: 'code' },
  ]);
  const seenIn = ['a/list:readme', 'a/list:other'];
  write('courses.jsonl', [
    aListedCourse({ seenIn, hours: 3 }),
    aListedCourse({ seenIn: ['a/list', 'b/list'], cost: 'audit' }),
    aCourse({ seenIn, level: undefined }),
    aCourse({ seenIn, lessons: undefined, workload: 40, outline: [{ title: 'One' }, { title: 'Two' }] }),
    aCourse({ seenIn: ['c/list'], topics: ['music'] }),
  ]);

  const counted = await countTruth([dir.path]);

  expect(counted).toMatchObject({
    'courses by the licences of their lists': { MIT: 4, 'none found': 1, 'not described': 1 },
    'courses by how sure they are': { list: 4, lists: 1 },
    'pages, and those that search engines are told of': {
      topics: 3,
      'topics, listed': 1,
      courses: 5,
      'courses, listed': 2,
      'courses, too few words': 3,
      lessons: 22,
      'lessons, listed': 18,
    },
    'courses that state': {
      'two or more lessons or parts': 5,
      'a length': 4,
      'a workload': 1,
      'a price that may have changed since': 1,
    },
    'words of courses and their pages': { Free: 4, 'May be free': 1, 'Not checked': 4 },
    'what is inside': { lessons: 22, 'lessons, with captions': 0, parts: 2 },
    'courses of a subject whose parts, length or workload are known': {
      'Programming, of 4': 4,
      'Arts, of 1': 1,
    },
  });
});

it('counts how pages say what to know before courses above beginner level', async () => {
  const must = { topic: 'logic', strength: 'must', why: 'so it is', evidence: ['own'] };
  write('topics.jsonl', [
    { slug: 'logic', name: 'Logic', subject: 'Arts', requires: [] },
    { slug: 'proof', name: 'Proof', subject: 'Arts', requires: [must] },
    { slug: 'open', name: 'Open', subject: 'Arts' },
  ]);
  const above = (id: string, topic: string, more: object = {}) =>
    aCourse({ id, level: 'advanced', topics: [topic], ...more });
  write('courses.jsonl', [
    above('a', 'logic'),
    above('b', 'proof'),
    above('c', 'open'),
    above('d', 'open', { prerequisites: { none: true } }),
    aCourse({ id: 'e', level: 'beginner', topics: ['proof'] }),
  ]);

  expect((await countTruth([dir.path]))['what to know before courses above beginner level']).toEqual({
    all: 4,
    'stated by the course': 1,
    'other topics': 1,
    'only the basics of its own topic': 1,
    'not known': 1,
    'of 100, with a statement or another topic': 50,
  });
});
