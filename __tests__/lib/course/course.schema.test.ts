import { courseSchema } from '@/lib/course/course.schema';
import { aCourse } from '@/scripts/fakes/course';

const withUrl = (url: string) => courseSchema.safeParse({ ...aCourse(), url });

it.each(['https://school.example/course?id=1@2', 'http://school.example/a:b@c'])('takes %s', (url) => {
  expect(withUrl(url).success).toBe(true);
});

it.each([
  'https://user:pass@school.example/',
  'https://bank.example@evil.example/',
  'https://:x@school.example/',
])('takes no address with a name or password: %s', (url) => {
  expect(withUrl(url).error?.issues[0]?.message).toMatch(/without a name and a password/);
});

it('has no control or invalid characters in any text, and no text of them alone', () => {
  const bad = 'A\u0000\u001b[31m\u0085\ud800\uffffB\u0007';
  const lesson = {
    title: bad,
    video: { host: 'youtube', id: 'abcdefghijk' },
    chapters: [{ title: bad, start: 0 }],
  };
  const read = courseSchema.parse({
    ...aCourse({ title: bad, provider: bad, description: `${bad}\nB`, instructors: [bad] }),
    lessons: [lesson],
  });
  const texts = JSON.stringify(read);
  expect(texts).not.toMatch(/\\u|\ud800/);
  expect([read.title, read.lessons?.[0]?.chapters?.[0]?.title]).toEqual(['A  [31m   B', 'A  [31m   B']);
  expect(read.description).toContain('\n');
  expect(courseSchema.safeParse(aCourse({ title: '\u0000\u0007' })).success).toBe(false);
});

it('takes none for a video or its captions either', () => {
  const lesson = (more: object) =>
    courseSchema.safeParse({ ...aCourse(), lessons: [{ title: 'One', ...more }] }).success;
  const video = { host: 'html5', url: 'https://files.example/a.mp4' };
  expect(lesson({ video })).toBe(true);
  expect(lesson({ video: { ...video, url: 'https://u:p@files.example/a.mp4' } })).toBe(false);
  const captions = (address: string) => [{ address, language: 'en', kind: 'captions' }];
  expect(lesson({ video, captions: captions('https://files.example/a.vtt') })).toBe(true);
  expect(lesson({ video, captions: captions('https://u@files.example/a.vtt') })).toBe(false);
  expect(lesson({ video, mirror: 'https://u@files.example/a.mp4' })).toBe(false);
});
