import { courseSchema } from '@/lib/course/course.schema';
import { toLessonView } from '@/lib/course/course-view';
import { lessonHead } from '@/lib/seo/heads/loaded-heads';
import { videoData } from '@/lib/seo/video-data';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const uploadedAt = '2019-03-21T20:37:49.000Z';
const chapters = [
  { title: 'Vectors', start: 0 },
  { title: 'Matrices', start: 120 },
  { title: 'Twice', start: 120 },
  { title: 'Behind the end', start: 900 },
];

function viewOf(lesson: Parameters<typeof aLesson>[0]) {
  const course = courseSchema.parse(aCourse({ id: 'algebra', lessons: [aLesson(lesson), aLesson()] }));
  const view = toLessonView({ course, topics: [], related: [] }, 1);
  if (!view) throw new Error('The course has no first lesson.');
  return view;
}

describe('a video for search engines', () => {
  it('has all that they require, with the chapters of the page as its moments', () => {
    const video = { host: 'youtube', id: 'abcdefghijk' } as const;
    const view = viewOf({ title: 'Vectors', video, seconds: 600, chapters, uploadedAt });

    expect(videoData(view)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'Vectors',
      description: lessonHead(view).description,
      thumbnailUrl: ['https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg'],
      uploadDate: uploadedAt,
      duration: 'PT600S',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      hasPart: [
        {
          '@type': 'Clip',
          name: 'Vectors',
          startOffset: 0,
          endOffset: 120,
          url: 'http://localhost:3000/course/algebra/1-vectors?t=0',
        },
        {
          '@type': 'Clip',
          name: 'Twice',
          startOffset: 120,
          endOffset: 600,
          url: 'http://localhost:3000/course/algebra/1-vectors?t=120',
        },
      ],
    });
  });

  it.each([
    ['nobody said when it was published', {}],
    ['it is not there any more', { uploadedAt, gone: true as const }],
    ['its picture is not known', { uploadedAt, video: { host: 'archive', id: 'film' } as const }],
  ])('is not made where %s', (_why, lesson) => {
    expect(videoData(viewOf(lesson))).toBeUndefined();
  });

  it('has no moments without a length', () => {
    expect(videoData(viewOf({ uploadedAt, chapters, seconds: undefined }))).not.toHaveProperty('hasPart');
  });
});
