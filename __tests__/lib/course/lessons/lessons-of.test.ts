import { lessonSchema } from '@/lib/course/course.schema';
import { lessonsOf } from '@/lib/course/lessons/lessons-of';
import { aCourse } from '@/scripts/fakes/course';

describe('lessonsOf', () => {
  it('makes one lesson of a series of which only the playlist is known', () => {
    const course = aCourse({ title: 'Algebra', lessons: undefined, playlistId: 'PLabcdefghijkl' });
    const [lesson, ...rest] = lessonsOf(course);
    expect(rest).toEqual([]);
    expect(lessonSchema.parse(lesson)).toEqual({
      title: 'Algebra',
      video: { host: 'youtube-playlist', id: 'PLabcdefghijkl' },
    });
  });

  it('ignores a playlist id that cannot be one', () => {
    expect(lessonsOf(aCourse({ lessons: undefined, playlistId: 'x?autoplay=1' }))).toEqual([]);
  });

  it('makes a single video its own lesson and keeps its length', () => {
    const previewVideo = { host: 'youtube', id: 'aaaaaaaaaaa' } as const;
    const course = aCourse({ kind: 'single-video', lessons: undefined, previewVideo, hours: 1.5 });
    expect(lessonsOf(course)).toEqual([{ title: course.title, video: previewVideo, seconds: 5400 }]);
  });

  it('does not pass the preview of a text off as the course', () => {
    const previewVideo = { host: 'youtube', id: 'aaaaaaaaaaa' } as const;
    expect(lessonsOf(aCourse({ kind: 'text', lessons: undefined, previewVideo }))).toEqual([]);
  });
});
