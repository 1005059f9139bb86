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

it.each(INSIDE)('takes no video, mirror, captions or part at %s', (url) => {
  const captions = (address: string) => [{ address, language: 'en', kind: 'captions' as const }];
  const there = aLesson({
    captions: captions('https://example.org/a.vtt'),
    mirror: 'https://example.org/a.mp4',
  });
  const lessons = [
    there,
    aLesson({ captions: captions(url), mirror: url }),
    aLesson({ video: { host: 'html5', url } }),
  ];
  const outline = [{ title: 'One', url }];
  const course = withPublicLinks(aCourse({ lessons, outline, previewVideo: { host: 'peertube', url } }));

  expect(course?.lessons).toHaveLength(2);
  expect(course?.lessons?.[0]).toEqual(there);
  expect(course?.lessons?.[1]).not.toHaveProperty('captions');
  expect(course?.lessons?.[1]).not.toHaveProperty('mirror');
  expect(course?.outline).toEqual([{ title: 'One' }]);
  expect(course).not.toHaveProperty('previewVideo');
});

it('leaves other courses as they are', () => {
  const course = aCourse({ lessons: [aLesson()] });
  expect(withPublicLinks(course)).toEqual(course);
});
