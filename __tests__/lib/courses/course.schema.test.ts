import { courseSchema } from '@/lib/courses/course.schema';
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

it('takes none for a video or its captions either', () => {
  const lesson = (more: object) =>
    courseSchema.safeParse({ ...aCourse(), lessons: [{ title: 'One', ...more }] }).success;
  const video = { host: 'html5', url: 'https://files.example/a.mp4' };
  expect(lesson({ video })).toBe(true);
  expect(lesson({ video: { ...video, url: 'https://u:p@files.example/a.mp4' } })).toBe(false);
  expect(lesson({ video, captions: 'https://u@files.example/a.vtt' })).toBe(false);
});
