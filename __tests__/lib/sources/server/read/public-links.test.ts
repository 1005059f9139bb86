/** @jest-environment node */

import { withPublicLinks } from '@/lib/sources/server/read/public-links';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const INSIDE = [
  'http://127.0.0.1/x',
  'http://169.254.169.254/',
  'https://ann:secret@example.org/',
  '//host/x',
];

it.each(INSIDE)('takes no course that leads to %s', (url) => {
  expect(withPublicLinks(aCourse({ url }))).toBeUndefined();
});

it.each(INSIDE)('takes no video and no captions at %s', (url) => {
  const there = aLesson({ captions: 'https://example.org/a.vtt' });
  const lessons = [there, aLesson({ captions: url }), aLesson({ video: { host: 'html5', url } })];
  const course = withPublicLinks(aCourse({ lessons, previewVideo: { host: 'peertube', url } }));

  expect(course?.lessons).toHaveLength(2);
  expect(course?.lessons?.[0]).toEqual(there);
  expect(course?.lessons?.[1]).not.toHaveProperty('captions');
  expect(course).not.toHaveProperty('previewVideo');
});

it('leaves other courses as they are', () => {
  const course = aCourse({ lessons: [aLesson()] });
  expect(withPublicLinks(course)).toEqual(course);
});
